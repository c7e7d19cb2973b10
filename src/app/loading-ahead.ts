/** What is loaded before anybody has asked for it. */
export interface LoadingAhead {
  /** Counts as under way until `load` has ended. */
  during<T>(load: Promise<T>): Promise<T>;
  isUnderWay(): boolean;
  /** From now on nothing more may be begun. */
  stop(): void;
  isStopped(): boolean;
}

export function createLoadingAhead(): LoadingAhead {
  let underWay = 0;
  let isStopped = false;
  return {
    async during(load) {
      underWay += 1;
      try {
        return await load;
      } finally {
        underWay -= 1;
      }
    },
    isUnderWay: () => underWay > 0,
    stop() {
      isStopped = true;
    },
    isStopped: () => isStopped,
  };
}

/** This page's. */
export const loadingAhead = createLoadingAhead();
