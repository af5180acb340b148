import { noticeApi } from '@rondo/contract/notice';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Announcements that the reader received, by title, text or number. */
export const find: FindObjects = async (text) => {
  const { list } = await call(noticeApi.received, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, title, number }) => ({
    ...{ key: id, label: title, hint: number },
    to: `/notice?open=${id}`,
  }));
  return [{ key: 'notices', labelKey: 'notice.title', findings }];
};
