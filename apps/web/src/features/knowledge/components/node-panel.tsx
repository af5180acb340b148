import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { type MenuAct, MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { sourceWords } from './access-list.tsx';
import { Crumbs } from './crumbs.tsx';
import { AccessBadge, TextState } from './node-parts.tsx';
import { OpenButton } from './open-button.tsx';
import { PanelItems } from './panel-items.tsx';
import { Readers } from './readers.tsx';
import { Versions } from './versions.tsx';

interface Props extends OpenRowProps {
  actsOf: (node: KnowledgeDetail) => readonly MenuAct[];
}

/** What is known of a folder, a file or a link, at the right of the list. */
export function NodePanel({ id, actsOf, ...place }: Props) {
  const t = useT();
  const read = useCall(knowledgeApi.get, { id }, { part: true, isShown: true });
  const { data } = read;
  return (
    <ObjectDrawer<KnowledgeDetail>
      {...place}
      id={id}
      read={read}
      noun={t('knowledge.noun')}
      titleOf={({ name }) => name}
      more={data && <MoreMenu label={t('ui.more')} className="quiet" acts={actsOf(data)} placement="bottom-end" />}
      footer={(node) => <OpenButton node={node} />}
    >
      {(node) => <Content node={node} />}
    </ObjectDrawer>
  );
}

function Content({ node }: { node: KnowledgeDetail }) {
  const t = useT();
  return (
    <>
      <DrawerHead title={node.name} place={<Crumbs crumbs={node.crumbs} />} />
      {node.introduction && <p className="panel-introduction">{node.introduction}</p>}
      <Facts items={useFacts(node)} />
      {node.items.length > 0 && (
        <DrawerSection title={t('knowledge.items')}>
          <PanelItems items={node.items} />
        </DrawerSection>
      )}
      {node.kind === 'file' && (
        <DrawerSection title={t('knowledge.versions.title')}>
          <Versions node={node} />
        </DrawerSection>
      )}
      {node.kind === 'file' && node.level === 'manage' && (
        <DrawerSection title={t('knowledge.readers.title')}>
          <Readers id={node.id} />
        </DrawerSection>
      )}
    </>
  );
}

function useFacts(node: KnowledgeDetail): Fact[] {
  const t = useT();
  const format = useFormat();
  const isFile = node.kind === 'file';
  const kind = node.format === null ? t(`knowledge.kind.${node.kind}`) : t(`knowledge.format.${node.format}`);
  return [
    { label: t('knowledge.field.kind'), value: kind },
    ...(isFile ? [{ label: t('knowledge.field.size'), value: format.bytes(node.sizeBytes) }] : []),
    { label: t('knowledge.field.owner'), value: <Person name={node.owner.name} /> },
    {
      label: t('knowledge.field.permission'),
      value: (
        <>
          <AccessBadge node={node} />
          <span className="meta panel-source">{sourceWords(node.source, t)}</span>
        </>
      ),
    },
    { label: t('knowledge.field.tags'), value: format.list(node.tags) || format.count(null) },
    { label: t('knowledge.field.reviewOn'), value: format.day(node.reviewOn) },
    ...(isFile
      ? [
          { label: t('knowledge.field.text'), value: <TextState node={node} /> },
          { label: t('knowledge.field.views'), value: format.count(node.views) },
          { label: t('knowledge.field.allowsDownload'), value: t(node.allowsDownload ? 'ui.yes' : 'ui.no') },
        ]
      : []),
    {
      label: t('knowledge.field.updated'),
      value: t('knowledge.byAt', { name: node.updatedBy.name, at: format.dateTime(node.updatedAt) }),
    },
    { label: t('knowledge.field.created'), value: format.dateTime(node.createdAt) },
  ];
}
