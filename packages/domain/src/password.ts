import { LIMIT } from './limit.ts';

const PASSWORD_REASONS = ['length', 'letter', 'digit', 'characters'] as const;
export type PasswordReason = (typeof PASSWORD_REASONS)[number];

/**
 * Why a password is refused: 8-16 characters, at least one letter and one digit, otherwise any printable ASCII but no space.
 * Characters are counted as Unicode characters, so a wrong one does not also change the length. Empty = right.
 */
export function passwordFaults(password: string): PasswordReason[] {
  const length = [...password].length;
  const faults: PasswordReason[] = [];
  if (length < LIMIT.password.min || length > LIMIT.password.max) faults.push('length');
  if (!/[A-Za-z]/.test(password)) faults.push('letter');
  if (!/[0-9]/.test(password)) faults.push('digit');
  if (/[^\x21-\x7e]/.test(password)) faults.push('characters');
  return faults;
}
