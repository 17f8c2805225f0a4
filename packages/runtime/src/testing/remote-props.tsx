import { createStore } from '@estela/api';
import { createI18n } from '@estela/i18n';
import { createMemoryRouter } from 'react-router-dom';
import type { Platform } from '../platform.ts';
import type { RemoteProps } from '../remote/remote-props.ts';
import { sharedInstances } from '../remote/shared-instance.ts';

/** A platform for tests: records calls, fills no slot. */
export function aPlatform(fields: Partial<Platform> = {}): Platform {
  const settings = { publicUrl: 'http://localhost' };
  const manifest = { namespace: 'shell', routes: [] };
  return {
    app: { name: 'mf-gear', version: '1.0.0' },
    session: { openLogin: jest.fn(), openRegister: jest.fn(), logout: jest.fn() },
    settings,
    composition: {
      id: '0123456789ab',
      sequence: 1,
      shell: { version: '1.0.0', base: '/', files: '/', scripts: [], manifest },
      remotes: {},
      settings,
    },
    report: jest.fn(),
    loadSlot: async () => undefined,
    ...fields,
  };
}

/** The shell's router at `address`; every path is a route. */
export function aRouter(address: string) {
  return createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
}

/** What the shell passes to a remote's root. */
export function someRemoteProps(fields: Partial<RemoteProps> = {}): RemoteProps {
  return {
    router: aRouter('/drones'),
    store: createStore(),
    i18n: createI18n(),
    platform: aPlatform(),
    instances: sharedInstances(),
    owns: () => true,
    onFailure: jest.fn(),
    ...fields,
  };
}
