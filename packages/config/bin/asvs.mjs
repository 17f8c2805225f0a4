#!/usr/bin/env node
// Writes the table of ASVS from its data.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asvs } from '../lint/asvs.mjs';
import { root } from './workspace.mjs';

const { file, table } = await asvs();
writeFileSync(path.join(root, file), table);
