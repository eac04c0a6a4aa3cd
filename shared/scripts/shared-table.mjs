import { readFileSync, writeFileSync } from 'node:fs';
import { sharedTable } from '../dist/federation/sharedTable.js';

/** Writes SHARED.md from the built package. A test fails when the file is outdated. */
writeFileSync('SHARED.md', sharedTable(JSON.parse(readFileSync('package.json', 'utf8'))));
