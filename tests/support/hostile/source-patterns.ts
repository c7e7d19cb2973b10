import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

export interface SourcePattern {
  readonly path: string;
  readonly literal: string;
}

/**
 * Every regular expression that stands in the product's sources, and those that cannot be known before it
 * runs.
 */
export function sourcePatterns(): { written: readonly SourcePattern[]; composed: readonly SourcePattern[] } {
  const written: SourcePattern[] = [];
  const composed: SourcePattern[] = [];
  const files = ['src', 'sw', 'functions/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const path of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    const literals = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) written.push({ path, literal: node.text });
      const literal = namedLiteral(node);
      if (literal) literals.set(literal.name, literal.text);
      if (ts.isNewExpression(node) || (ts.isCallExpression(node) && isRegExp(node.expression))) {
        if (isRegExp(node.expression)) {
          const whole = joined(node.arguments ?? [], literals);
          if (whole === null) composed.push({ path, literal: node.expression.text });
          else written.push({ path, literal: whole });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false));
  }
  return { written, composed };
}

/** `const ONE = /…/u`. */
function namedLiteral(node: ts.Node): { readonly name: string; readonly text: string } | null {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return null;
  const { initializer } = node;
  const isLiteral = initializer !== undefined && ts.isRegularExpressionLiteral(initializer);
  return isLiteral ? { name: node.name.text, text: initializer.text } : null;
}

/**
 * A pattern that is joined of others above it in its file, `new RegExp(`(${ONE.source})…`, 'u')`, written
 * out.
 */
function joined(
  [pattern, flags]: readonly ts.Expression[],
  literals: ReadonlyMap<string, string>,
): string | null {
  if (!pattern || !ts.isTemplateExpression(pattern)) return null;
  const parts = pattern.templateSpans.map(({ expression, literal }) => {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'source') return null;
    const known = ts.isIdentifier(expression.expression)
      ? literals.get(expression.expression.text)
      : undefined;
    return known === undefined ? null : regexOf(known).source + literal.text;
  });
  if (parts.includes(null)) return null;
  return `/${pattern.head.text}${parts.join('')}/${flags && ts.isStringLiteral(flags) ? flags.text : ''}`;
}

const isRegExp = (node: ts.Expression): node is ts.Identifier =>
  ts.isIdentifier(node) && node.text === 'RegExp';

export function regexOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
