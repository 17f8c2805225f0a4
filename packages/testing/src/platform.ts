import type { Platform } from '@estela/runtime';

const manifest = { namespace: 'shell', routes: [] };

/** A shell whose actions do nothing; a test replaces the ones it checks. */
export function aPlatform(fields: Partial<Platform> = {}): Platform {
  const settings = { publicUrl: 'http://localhost' };
  return {
    app: { name: 'test', version: '0.0.0' },
    session: { openLogin: jest.fn(), openRegister: jest.fn(), logout: jest.fn() },
    settings,
    composition: {
      id: '0123456789ab',
      sequence: 1,
      shell: { version: '0.0.0', base: '/', files: '/', scripts: [], manifest },
      remotes: {},
      settings,
    },
    report: jest.fn(),
    loadSlot: async () => undefined,
    ...fields,
  };
}
