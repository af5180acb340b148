import type { InspectionSheet } from '@rondo/contract/inspection';
import { citedFile, citedPage } from '@rondo/domain/knowledge/cited-file';
import { isJudged } from '@rondo/domain/scoring/item-result';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { isWebLink } from '@rondo/domain/web-link';
import { ExternalLink } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { BASE } from '../../../shared/session/leave.ts';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import type { Session } from '../draft/session.ts';
import { LastTime } from './last-time.tsx';
import { StandardRow } from './standard-row.tsx';

type Props = {
  item: CheckItem;
  /** Among the items that are asked here; -1 for one whose answer was carried over. */
  index: number;
  total: number;
  category: string;
  past: InspectionSheet['lastTime'][number] | undefined;
  session: Session;
};

/** The question on top: where we are, how grave it is, what good looks like, what happened last time. */
export function Question({ item, index, total, category, past, session }: Props) {
  const t = useT();
  return (
    <div className="question">
      <div className="question-place">
        <span className="ellipsis" title={category}>
          {index < 0 ? category : t('inspection.perform.place', { index: index + 1, total, category })}
        </span>
        {item.severity === 'red_line' && (
          <Pill tone="red" icon="octagon">
            {t('state.severity.red_line')}
          </Pill>
        )}
        {item.severity === 'major' && (
          <Pill tone="warn" icon="triangle">
            {t('state.severity.major')}
          </Pill>
        )}
        {item.bonus && <Pill tone="line">{t('inspection.perform.bonus')}</Pill>}
        {item.maxScore > 0 && isJudged(item) && session.sheet.scoring.showPoints && (
          <Pill tone="line">{t('inspection.perform.points', { count: item.maxScore })}</Pill>
        )}
      </div>
      <h1 id="perform-item" tabIndex={-1}>
        {item.name}
      </h1>
      {item.standard && <p className="question-standard">{item.standard}</p>}
      {item.standardPhotos.length > 0 && <StandardRow session={session} item={item} />}
      {item.knowledgeUrl !== null && isWebLink(item.knowledgeUrl) && (
        <a className="question-link" href={procedureOf(item.knowledgeUrl)} target="_blank" rel="noopener noreferrer">
          {t('inspection.perform.procedure')}
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
        </a>
      )}
      {past && <LastTime item={item} past={past} />}
    </div>
  );
}

/** A file of the knowledge base is opened in this very application, whatever address it had when it was cited: who may not view it asks there. */
function procedureOf(link: string): string {
  const file = citedFile(link);
  return file === null ? link : `${BASE}${citedPage(file)}`;
}
