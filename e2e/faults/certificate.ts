import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotPlay } from './cannot-play.ts';

/** For HTTPS on this machine, trusted by browsers that are told `fingerprint`. */
export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of the public key. */
  fingerprint: string;
}

/** Makes one, in this folder. */
export function makeCertificate(folder: string): Certificate {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', cert, '-days', '2'];
  const { status } = spawnSync('openssl', ['req', '-x509', ...algorithm, ...names, ...files]);
  if (status !== 0) throw new CannotPlay(3, 'No openssl found that makes a certificate');
  const made = readFileSync(cert, 'utf8');
  const publicKey = new X509Certificate(made).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(key, 'utf8'), cert: made, fingerprint };
}
