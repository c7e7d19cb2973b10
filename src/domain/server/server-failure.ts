/** Why a request came to nothing; each has its words where it is shown. */
export type ServerFailure =
  /** No answer, or not the server's: the network, a captive portal, an overload. */
  | 'offline'
  | 'signed_out'
  | 'denied'
  | 'invalid'
  /** What it is about is not there, or no longer. */
  | 'gone'
  /** Somebody was faster. */
  | 'stale'
  /** There are as many as there may be. */
  | 'limit'
  /** The server has broken over it. */
  | 'failed';
