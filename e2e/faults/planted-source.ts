import { cpSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyApp } from '../fixtures/copied-app.ts';
import { type BuiltFault, plantedKey } from './fault-list.ts';

const plays = (fault: BuiltFault) => `plays(${JSON.stringify(fault)})`;
const throws = (fault: BuiltFault) => `throwWhere(${JSON.stringify(fault)})`;

/**
 * Stands between a remote and the runtime, and does nothing where no fault is played. The shell never calls a remote's
 * `update`: what updates is the tree, here by any click.
 */
const source = `
import { defineLifecycles } from '@estela/runtime';
import { useState } from 'react';
import * as secondReact from './second-react/index.js';

/** Held for as long as these modules are. */
const held = [];

export function plantFaults({ App: OwnApp, ...definition }) {
  const plays = (fault) => localStorage.getItem(${JSON.stringify(plantedKey)}) === definition.name + ': ' + fault;
  function throwWhere(fault) {
    if (plays(fault)) throw new Error('planted: ' + fault);
  }
  ${throws('throws at load')};

  function App() {
    const [updates, setUpdates] = useState(0);
    ${throws('throws in render')};
    if (updates > 0) ${throws('throws in update')};
    if (${plays('second React')}) secondReact.useState(0);
    return (
      <div style={{ display: 'contents' }} onClick={() => setUpdates(updates + 1)}>
        <OwnApp />
      </div>
    );
  }

  const lifecycles = defineLifecycles({ ...definition, App });
  return {
    ...lifecycles,
    mount(props) {
      if (${plays('endless mount')}) return new Promise(() => {});
      if (${plays('leak of 50 MB a mount')}) {
        held.push(new Uint8Array(50 * 1024 * 1024).fill(1));
        globalThis.plantedTrees ??= [];
        globalThis.plantedTrees.push(new WeakRef(props.domElement));
      }
      return lifecycles.mount(props);
    },
    unmount(props) {
      ${throws('throws in unmount')};
      return lifecycles.unmount(props);
    },
  };
}
`;

/** Builds an app with all the faults in it; returns the folder of the build. */
export function buildPlanted(app: string): string {
  const { folder, edit, build } = copyApp(app);
  writeFileSync(path.join(folder, 'src/planted-faults.tsx'), source);
  // A copy that the build cannot take for the shared one.
  cpSync(realpathSync(path.join(folder, 'node_modules/react')), path.join(folder, 'src/second-react'), {
    recursive: true,
  });
  edit('src/lifecycles.tsx', (text) =>
    text
      .replace('defineLifecycles({', 'plantFaults({')
      .replace(/import .* from '@estela\/runtime';/, "import { plantFaults } from './planted-faults.tsx';"),
  );
  return build();
}
