import type { Wire } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';

/** Where people reach this installation: as the operator says, else as this call reached it. */
export function originOf({ publicUrl }: Pick<Settings, 'publicUrl'>, { request }: Pick<Wire, 'request'>): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
