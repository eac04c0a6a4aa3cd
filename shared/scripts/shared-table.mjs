import { readFileSync, writeFileSync } from 'node:fs';
import { sharedTable } from '../dist/federation/sharedTable.js';

/** Writes SHARED.md. A test of package.json says when it is old. Needs a build. */
writeFileSync('SHARED.md', sharedTable(JSON.parse(readFileSync('package.json', 'utf8'))));
