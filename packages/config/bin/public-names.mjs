#!/usr/bin/env node
// Writes the page of the names that remotes may import from the comments above their exports.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicNames } from '../lint/public-names.mjs';
import { root } from './workspace.mjs';

const { file, page } = await publicNames();
writeFileSync(path.join(root, file), page);
