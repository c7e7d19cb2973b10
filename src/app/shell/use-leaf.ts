import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';

export interface Leaf {
  readonly routeId: string;
  /** Of the route and its parameters: another for each page. */
  readonly id: string;
  readonly staticData: StaticDataRouteOption;
}

/**
 * The innermost matched route and what it and the routes around it say to the shell; the inner word counts.
 */
export function useLeaf(): Leaf {
  const matches = useMatches();
  const leaf = matches.at(-1);
  return {
    routeId: leaf?.routeId ?? '',
    id: leaf?.id ?? '',
    staticData: Object.assign({}, ...matches.map((match) => match.staticData)),
  };
}
