import { isUsableMode, type Mode } from '@rondo/domain/task';
import { AppError } from '../../platform/errors.ts';

/** A template that has a mode already keeps it; nobody is offered one that nothing can be inspected in. */
export function refuseNewMode(modes: readonly Mode[], before: readonly Mode[]): void {
  if (modes.some((mode) => !isUsableMode(mode) && !before.includes(mode))) throw new AppError('MODE_UNAVAILABLE');
}
