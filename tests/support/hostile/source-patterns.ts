import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

export interface SourcePattern {
  readonly path: string;
  readonly literal: string;
}

/** Every regular expression that stands in the product's sources, and every one that is put together while it runs. */
export function sourcePatterns(): { written: readonly SourcePattern[]; composed: readonly SourcePattern[] } {
  const written: SourcePattern[] = [];
  const composed: SourcePattern[] = [];
  const files = ['src', 'sw', 'functions/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const path of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) written.push({ path, literal: node.text });
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node.expression)) {
        composed.push({ path, literal: node.expression.text });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false));
  }
  return { written, composed };
}

const isRegExp = (node: ts.Expression): node is ts.Identifier =>
  ts.isIdentifier(node) && node.text === 'RegExp';

export function regexOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}
