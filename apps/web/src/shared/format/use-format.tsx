import * as dates from '@rondo/messages/format/date';
import * as deadlines from '@rondo/messages/format/deadline';
import * as numbers from '@rondo/messages/format/number';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLanguage, useT } from '../i18n.tsx';
import { listText } from './list.ts';
import { inZone, otherZone } from './other-zone.ts';

const TimeZone = createContext('Asia/Shanghai');

/** Sets the time zone in which everything below reads times: the company's, or a shop's around its own page. */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <TimeZone value={timeZone}>{children}</TimeZone>;
}

/** All formats bound to the reader's language and the time zone of the place. */
export function useFormat() {
  const language = useLanguage();
  const timeZone = use(TimeZone);
  const t = useT();
  return useMemo(() => {
    const place = { language, timeZone };
    return {
      ...numbers,
      place,
      list: (parts: readonly string[]) => listText(t, parts),
      day: (value: dates.Moment) => dates.day(value, place),
      time: (value: dates.Moment) => dates.time(value, place),
      /** The same to the second, for what was recorded. */
      timeSeconds: (value: dates.Moment) => dates.timeSeconds(value, place),
      dateTime: (value: dates.Moment) => dates.dateTime(value, place),
      /** With the zone behind it where the reader's clock shows another time. */
      dateTimeFull: (value: dates.Moment) =>
        inZone(dates.dateTimeFull(value, place), timeZone, new Date(value ?? Number.NaN)),
      /** The same to the second, for what was recorded. */
      dateTimeSeconds: (value: dates.Moment) =>
        inZone(dates.dateTimeSeconds(value, place), timeZone, new Date(value ?? Number.NaN)),
      /** The zone to be named beside times; null where the reader's clock shows the same. */
      otherZone: () => otherZone(timeZone),
      civilDay: (value: dates.Moment) => dates.civilDay(value, timeZone),
      duration: (ms: number | null | undefined) => deadlines.duration(ms, t),
      deadline: (dueAt: dates.Moment, finishedAt?: dates.Moment) =>
        deadlines.deadline(dueAt, place, t, Date.now(), finishedAt),
      ago: (value: dates.Moment) => deadlines.ago(value, place, t, Date.now()),
    };
  }, [language, timeZone, t]);
}
