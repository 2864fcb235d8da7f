import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

export interface Import {
  /** the imported file, from the root of the project; null for a package */
  readonly of: string | null;
  readonly specifier: string;
  /** the names imported; "*" stands for all of them */
  readonly names: readonly string[];
  /** gone once types are stripped */
  readonly typeOnly: boolean;
  /** import(...): loaded when it is called for */
  readonly lazy: boolean;
}

/** Modules imported by a name that is put together: import(`./${id}/index.ts`). */
type Pattern = RegExp;

interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  readonly patterns: readonly Pattern[];
  readonly exports: readonly string[];
}

const root = join(import.meta.dirname, "../..");

/** The scripts of a Svelte component, or the whole of another file. */
function codeOf(path: string): string {
  const text = readFileSync(join(root, path), "utf8");
  if (!path.endsWith(".svelte")) return text;
  // markup may import lazily, too
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const lazy = [...text.replace(/<script[\s\S]*?<\/script>/g, "").matchAll(/import\("[^"]+"\)/g)].map(([code]) => `${code};`);
  return [...scripts, ...lazy].join("\n");
}

function resolved(from: string, specifier: string): string | null {
  if (!specifier.startsWith(".")) return null;
  const path = normalize(join(dirname(from), specifier.replace(/\?.*$/, "")));
  if (!existsSync(join(root, path))) throw new Error(`${from} imports ${specifier}, which is not there`);
  return path;
}

function patternOf(from: string, { head, templateSpans }: ts.TemplateExpression): Pattern {
  const begin = head.text.startsWith(".") ? `${normalize(join(dirname(from), head.text))}` : "";
  const rest = templateSpans.map(({ literal }) => `[^/]+${RegExp.escape(literal.text)}`).join("");
  return new RegExp(`${begin === "" ? "" : `^${RegExp.escape(begin)}`}${rest}$`);
}

function moduleOf(path: string): Module {
  const imports: Import[] = [];
  const patterns: Pattern[] = [];
  const exports: string[] = [];
  const add = (specifier: ts.Node, names: readonly string[], typeOnly: boolean, lazy = false) => {
    if (!ts.isStringLiteralLike(specifier)) return;
    imports.push({ of: resolved(path, specifier.text), specifier: specifier.text, names, typeOnly, lazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const bound = clause?.namedBindings;
      const named = bound && ts.isNamedImports(bound) ? bound.elements : [];
      const typeOnly =
        clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (named.length > 0 && !clause?.name && named.every(({ isTypeOnly }) => isTypeOnly));
      const names = named.map(({ name, propertyName }) => (propertyName ?? name).text);
      if (clause?.name) names.push("default");
      if (bound && ts.isNamespaceImport(bound)) names.push("*");
      add(node.moduleSpecifier, names, typeOnly);
    } else if (ts.isExportDeclaration(node)) {
      const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : null;
      exports.push(...(named?.map(({ name }) => name.text) ?? []));
      if (node.moduleSpecifier) {
        add(node.moduleSpecifier, named?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? ["*"], node.isTypeOnly);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const name = node.arguments[0]!;
      if (ts.isTemplateExpression(name)) patterns.push(patternOf(path, name));
      else add(name, ["*"], false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, ["*"], true);
    } else if (ts.isStatement(node) && ts.canHaveModifiers(node)) {
      const flags = ts.getModifiers(node)?.map(({ kind }) => kind) ?? [];
      if (flags.includes(ts.SyntaxKind.ExportKeyword) && !flags.includes(ts.SyntaxKind.DefaultKeyword)) {
        if (ts.isVariableStatement(node)) {
          for (const { name } of node.declarationList.declarations) if (ts.isIdentifier(name)) exports.push(name.text);
        } else exports.push((node as ts.DeclarationStatement).name!.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, codeOf(path), ts.ScriptTarget.Latest, true));
  return { path, imports, patterns, exports: path.endsWith(".svelte") ? [] : exports };
}

/** Every module below the given folders, by its path. */
export function modulesIn(...folders: readonly string[]): ReadonlyMap<string, Module> {
  const paths = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,svelte}`),
    { cwd: root },
  ).sort();
  return new Map(paths.map((path) => [path, moduleOf(path)]));
}
