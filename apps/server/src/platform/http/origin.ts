import type { Settings } from '../settings.ts';
import type { Wire } from './binding.ts';

/** Where people reach this installation, for links: as the operator says, else as this call came, by a name that is ours. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, { request }: Pick<Wire, 'request'>): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
