interface RedirectSearch {
  /** The page that was wanted before signing in; parsed before it is followed. */
  readonly redirect?: string;
}

/** Hands the wanted page on from one auth screen to the next. */
export const redirectSearch = (redirect: string | undefined): RedirectSearch =>
  redirect === undefined ? {} : { redirect };
