import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

export interface Leaf {
  readonly routeId: string;
  /** Of the route and its parameters: another for each page. */
  readonly id: string;
  readonly staticData: StaticDataRouteOption;
}

/**
 * The innermost matched route and what it and the routes around it say to the shell; the inner word counts. The same
 * object for as long as they say the same: what a route has read, or is waiting for, draws no frame anew.
 */
export const useLeaf = (): Leaf => useMatches({ select: leafOf, structuralSharing: true });

interface Match extends Pick<Leaf, 'routeId' | 'id'> {
  readonly staticData: StaticDataRouteOption;
}

function leafOf(matches: readonly Match[]): Leaf {
  const leaf = matches.at(-1);
  return {
    routeId: leaf?.routeId ?? '',
    id: leaf?.id ?? '',
    staticData: Object.assign({}, ...matches.map((match) => match.staticData)),
  };
}
