import { passwordFaults } from '@rondo/domain/password';
import { refuseField } from '../../platform/errors.ts';

/** Refuses a weak password or two entries that differ, field by field. */
export function checkPassword(password: string, again: string, path = 'password'): void {
  const [fault] = passwordFaults(password);
  if (fault) throw refuseField(path, 'password');
  if (password !== again) throw refuseField('again', 'password_differs');
}
