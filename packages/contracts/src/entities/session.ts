import { z } from 'zod';
import { id, instant } from '../wire.ts';
import { factorCode, newPassword, ownCode, ownPassword } from './user.ts';

export const passwordChange = z
  .object({ currentPassword: ownPassword, newPassword })
  .meta({ id: 'PasswordChange' });

const openSession = z
  .object({
    _id: id,
    createdAt: instant,
    updatedAt: instant,
    lastUsedAt: instant.meta({ description: 'To the hour' }),
    userAgent: z.string(),
    address: z.string(),
    current: z.boolean().meta({ description: 'The session that asks' }),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = z.object({ items: z.array(openSession) }).meta({ id: 'OpenSessions' });

/** To set up a second factor. */
export const passwordProof = z.object({ currentPassword: ownPassword }).meta({ id: 'PasswordProof' });

/** To switch it off. */
export const factorRemoval = z
  .object({ currentPassword: ownPassword, code: ownCode })
  .meta({ id: 'FactorRemoval' });

/** `uri` is what a QR code shows an app; `secret` is the same to be typed. */
export const factorSetup = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'FactorSetup' });
export const factorProof = z.object({ code: factorCode }).meta({ id: 'FactorProof' });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
