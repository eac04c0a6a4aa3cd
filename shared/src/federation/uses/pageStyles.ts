import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rspack } from '@rsbuild/core';

/** Exports that style the whole page, by the module that they are imported from. */
const GLOBAL: Record<string, readonly string[]> = {
  '@emotion/css': ['injectGlobal'],
  '@emotion/react': ['Global'],
  '@mui/material': ['CssBaseline', 'GlobalStyles'],
  '@mui/material/CssBaseline': ['default'],
  '@mui/material/GlobalStyles': ['default'],
  '@mui/styled-engine': ['GlobalStyles'],
  '@mui/system': ['GlobalStyles'],
  '@mui/system/GlobalStyles': ['default'],
  'styled-components': ['createGlobalStyle'],
};

/** Folder of `@lavanda/shared` (the kit), whose components may style the page. */
const KIT = fileURLToPath(new URL('../../..', import.meta.url));

/** Complaints, in Spanish, about a section's code that styles the whole page, which only MUI and `@lavanda/shared` may do. */
export function globalStyles({ modules, moduleGraph }: Rspack.Compilation, root: string): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    for (const { dependency } of moduleGraph.getOutgoingConnections(module)) {
      const name = GLOBAL[dependency.request ?? '']?.find((name) => dependency.ids?.[0] === name);
      // The parent module is a single source file, whereas `connection.module` may be several modules joined into one.
      const file = name && moduleGraph.getParentModule(dependency)?.nameForCondition();
      if (!file || !name || file.startsWith(KIT) || /\/node_modules\/@mui\//.test(file)) continue;
      found.add(
        `${relative(root, file)} usa ${name === 'default' ? '' : `${name} de `}${dependency.request}, que da estilo a toda la página. Usa sx o styled; para imprimir, PrintStyles de @lavanda/shared/ui/print/PrintStyles.`,
      );
    }
  }
  return [...found];
}

/** Complaints, in Spanish, about the section's own style sheets that aren't CSS Modules. */
export function looseSheets({ modules }: Rspack.Compilation, root: string): string[] {
  const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
  const loose = files.filter(
    (file) => /\.(css|scss|sass|less|styl)$/.test(file) && !/\.module\.\w+$/.test(file) && isOwn(file, root),
  );
  return [...new Set(loose)].map(
    (file) =>
      `${relative(root, file)} no es un módulo de CSS: sus reglas alcanzarían a las demás secciones. Usa sx o styled, o llámala ${relative(root, file).replace(/\.(\w+)$/, '.module.$1')} e importa sus clases.`,
  );
}

function isOwn(file: string, root: string): boolean {
  return file.startsWith(`${root}/`) && !file.includes('/node_modules/');
}
