import { type CitedChange, citedChangeApi } from '@rondo/contract/cited-change';
import { citedPage } from '@rondo/domain/knowledge/cited-file';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { Difference } from './difference.tsx';
import { KeepButton } from './keep-button.tsx';
import './cited.css';

/** One change of a cited file: what is different, and whether the items are still right. */
export default function CitedDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(citedChangeApi.get, { id }, { part: true })}
      noun={t('citedChange.noun')}
      titleOf={({ template }) => template.name}
      footer={(one) => (
        <>
          <Link className="button" to={`/inspect/template/${one.template.id}`}>
            {t('citedChange.openTemplate')}
          </Link>
          {one.can.keep && <KeepButton key={one.rev} change={one} />}
        </>
      )}
    >
      {(one) => <Body one={one} />}
    </ObjectDrawer>
  );
}

function Body({ one }: { one: CitedChange }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <DrawerHead
        pills={<StatePill object="citedChange" state={one.state} />}
        title={one.template.name}
        place={one.file?.name ?? t('citedChange.hidden')}
      />
      <DrawerSection>
        <Facts
          items={[
            {
              label: t('citedChange.column.file'),
              value: one.file ? (
                <Link to={citedPage(one.file.id)}>{t('citedChange.openFile')}</Link>
              ) : (
                t('citedChange.hidden')
              ),
            },
            {
              label: t('citedChange.column.at'),
              value: `${t('citedChange.version', { version: one.version })} · ${format.dateTime(one.at)}`,
            },
            ...(one.closedBy
              ? [{ label: t('citedChange.column.closedBy'), value: <Person name={one.closedBy.name} /> }]
              : []),
            ...(one.comment ? [{ label: t('citedChange.keepComment'), value: one.comment }] : []),
          ]}
        />
        {one.isReading && <Banner tone="wait">{t('citedChange.reading')}</Banner>}
      </DrawerSection>
      {one.passages.map(({ id, name, standard, difference, isGone }) => (
        <DrawerSection key={id} title={name}>
          {standard && <p className="meta">{standard}</p>}
          {isGone && <Banner tone="warn">{t('citedChange.isGone')}</Banner>}
          {difference && <Difference label={t('citedChange.passage')} parts={difference} />}
        </DrawerSection>
      ))}
      <DrawerSection title={t('citedChange.whole')}>
        {one.whole ? (
          <Difference label={t('citedChange.whole')} parts={one.whole} />
        ) : (
          <p className="meta">{t(one.file ? 'citedChange.noDifference' : 'citedChange.hidden')}</p>
        )}
      </DrawerSection>
    </>
  );
}
