#!/usr/bin/env node
import { createSection } from './lib/create.mjs';

await createSection(process.argv.slice(2), process.cwd());
