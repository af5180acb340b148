import { certificateApi } from '@rondo/contract/certificate';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { t } from '../../shared/i18n.tsx';
import { holderOf, titleOf } from './use-words.ts';

/** Certificates by number, name, store or person, as far as the reader sees them. */
export const find: FindObjects = async (text) => {
  const { list } = await call(certificateApi.list, { keyword: text, size: 10 }, QUIET);
  const findings = list.map((one) => ({
    ...{ key: one.id, label: [titleOf(one, t), one.number].filter(Boolean).join(' '), hint: holderOf(one) },
    to: `/certificate?open=${one.id}`,
  }));
  return [{ key: 'certificates', labelKey: 'certificate.title', findings }];
};
