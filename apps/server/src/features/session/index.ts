export { authenticator } from './authenticate.ts';
export { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
export { hashPassword } from './password-hash.ts';
