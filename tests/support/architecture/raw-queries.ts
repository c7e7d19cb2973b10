import ts from 'typescript';

/**
 * Turns a described query into one of the SDK, or into the body of a request; what is asked stands in
 * `queries.ts`.
 */
const BUILDERS = ['src/data/remote/live/live-query.ts', 'src/data/remote/rest/structured-query.ts'];

const SDK_WORDS: ReadonlySet<string> = new Set([
  'collection',
  'collectionGroup',
  'query',
  'where',
  'orderBy',
  'limit',
  'limitToLast',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'and',
  'or',
]);

const REST_WORDS: ReadonlySet<string> = new Set([
  'structuredQuery',
  'structuredAggregationQuery',
  'fieldFilter',
  'compositeFilter',
  'unaryFilter',
]);

/**
 * Every question to a collection that the list of queries, and so the check of the indexes, would not know
 * of.
 */
export function rawQueries(path: string, text: string): string[] {
  if (BUILDERS.includes(path) || (!path.startsWith('src/') && !path.startsWith('sw/'))) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isFirestore(node.moduleSpecifier)) {
      const names = node.importClause?.namedBindings;
      if (names && ts.isNamespaceImport(names)) found.push('all of Firestore');
      if (names && ts.isNamedImports(names)) {
        found.push(
          ...names.elements
            .map(({ propertyName, name }) => (propertyName ?? name).text)
            .filter((name) => SDK_WORDS.has(name)),
        );
      }
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && REST_WORDS.has(node.name.text)) {
      found.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return found;
}

const isFirestore = (specifier: ts.Expression): boolean =>
  ts.isStringLiteral(specifier) && /^@?firebase\/firestore(?:\/|$)/.test(specifier.text);
