let isUnderWay = false;

/** A sign-out of this page ends in a document load of the login, or fails; each tells. */
export const noteSigningOut = (isOne: boolean): void => {
  isUnderWay = isOne;
};

/** Whether this page is about to be loaded afresh: what is typed into it is lost. */
export const isSigningOut = (): boolean => isUnderWay;
