import { checkInApi } from '@rondo/contract/check-in';
import { bind } from '../../platform/http/binding.ts';
import { code, codeShops, renewCode, scan } from './actions/code.ts';
import { ofRecord } from './actions/of-record.ts';
import { perform } from './actions/perform.ts';
import { decide, get, list } from './actions/review.ts';
import { removeRule, resolved, rules, saveRule } from './actions/rules.ts';
import { status } from './actions/status.ts';

export const checkInRoutes = bind(checkInApi, {
  status,
  perform,
  scan,
  code,
  renewCode,
  codeShops,
  list,
  get,
  decide,
  ofRecord,
  rules,
  resolved,
  saveRule,
  removeRule,
});
