/** How much waits. */
export interface Queues {
  /** Pushes that the service has not taken yet; it is asked again. */
  readonly pushes: number;
  /** Reports that wait for a decision. */
  readonly reports: number;
  /** Exchanges that occupy the desk. */
  readonly exchanges: number;
}
