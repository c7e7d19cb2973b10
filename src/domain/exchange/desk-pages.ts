/** Exchanges that wait which the desk is shown at once, and those that it has done with. */
export const OPEN_PER_PAGE = 200;
export const CLOSED_PER_PAGE = 60;
