import { dissolutionApi } from '@rondo/contract/dissolution';
import { bind } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import { get, startBy, takeBackBy } from './dissolution.actions.ts';

export const dissolutionRoutes = ({ smsUrl }: Pick<Settings, 'smsUrl'>) =>
  bind(dissolutionApi, { get, start: startBy(smsUrl !== null), takeBack: takeBackBy(smsUrl !== null) });
