import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

export interface Leaf {
  readonly routeId: string;
  readonly staticData: StaticDataRouteOption;
}

/**
 * The innermost matched route and what it and the routes around it say to the shell; the inner word counts.
 */
export function useLeaf(): Leaf {
  const matches = useMatches();
  return {
    routeId: matches.at(-1)?.routeId ?? '',
    staticData: Object.assign({}, ...matches.map((match) => match.staticData)),
  };
}
