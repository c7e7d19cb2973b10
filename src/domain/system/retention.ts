/**
 * What the house deletes by itself, so many days after the time that stands in it. The function that deletes
 * and the screen that says so both read it here.
 */
export const KEPT_DAYS = {
  /** Nobody scrolls further back, and what it told of stands elsewhere. */
  notifications: 180,
  /** What was reported, as it was: records of complaints are kept for three years. */
  evidence: 3 * 365,
  /** Pictures that nothing shows; an outbox uploads first and writes what shows them after that. */
  unshownPictures: 30,
  /** A reservation that nobody has touched ends. */
  untouchedReservations: 30,
  /** The ledger of pushes: what was sent to which device. */
  pushes: 3,
  /** Errors of the app, since they were told last; nothing in them is anybody's. */
  clientErrors: 90,
  /** A missed appointment follows nobody for longer. */
  noShows: 365,
  /** That a buyer was shown who the seller is: records of disputes are kept for three years. */
  sellerDisclosures: 3 * 365,
} as const;
