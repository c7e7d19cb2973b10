/** What a route tells the shell about itself. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the tab, before " · 금나루". Home has none. */
    title?: string;
    /** Login, registration and admin pages have no bottom navigation. */
    hasBottomNav?: boolean;
    /** On the exchange desk's page the operator is the party, not an intermediary. */
    isOperatorParty?: boolean;
    /**
     * The page fills the screen and scrolls inside (`--page-height`): no footer. Without bottom navigation it
     * brings its own head, which on a phone stands instead of the bar that all have.
     */
    isFullHeight?: boolean;
  }
}

export {};
