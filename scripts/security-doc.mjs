import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/security-doc.mjs` writes docs/security.md from docs/security/: template.md plus the rows of requirements.json
 * and their counts. `--check` writes nothing and exits with 1 when the page is outdated.
 */
const DOCS = join(import.meta.dirname, '../docs');
const PAGE = join(DOCS, 'security.md');
const WIDTH = 120;

/** Wraps a text: the first line begins with `first`, and the others are indented by its length. */
function wrap(first, text) {
  const indent = ' '.repeat(first.length);
  const lines = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.trim() !== first.trim() && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line === first || line === indent ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

function requirementLines({ id, level, state, requirement, tests = [], note }) {
  const stands = state === 'not met' ? '**not met**' : state;
  const why = note === undefined ? '' : `; ${note}`;
  return [
    wrap('- ', `**${id}** (L${level}) ${requirement}: ${stands}${why}`),
    ...tests.map(([file, title]) => wrap('  - ', `\`${file}\` "${title}"`)),
  ];
}

function chapterLines(number, name, requirements) {
  const own = requirements.filter(({ id }) => id.startsWith(`${number}.`));
  return [`### V${number} ${name}`, '', ...own.flatMap(requirementLines), ''];
}

function render() {
  const template = readFileSync(join(DOCS, 'security/template.md'), 'utf8');
  const { chapters, requirements } = JSON.parse(readFileSync(join(DOCS, 'security/requirements.json'), 'utf8'));
  const count = (state) => requirements.filter((row) => row.state === state).length;
  const values = {
    total: requirements.length,
    met: count('met'),
    unshown: count('met, not shown by a test'),
    unmet: count('not met'),
    notApplicable: count('not applicable'),
    requirements: Object.entries(chapters)
      .flatMap(([number, name]) => chapterLines(number, name, requirements))
      .join('\n')
      .trimEnd(),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name) => String(values[name]));
}

const page = render();
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, page);
} else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write('docs/security.md is not the generated one: run node scripts/security-doc.mjs\n');
  process.exitCode = 1;
}
