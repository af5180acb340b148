import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { AccessBadge, NodeName, TextState } from './node-parts.tsx';

/** The columns of the list; `endOf` is what stands at the end of a row: what can be done with it. */
export function useNodeColumns(
  view: string | undefined,
  endOf: (node: KnowledgeNode) => ReactNode,
): readonly Column<KnowledgeNode>[] {
  const t = useT();
  const format = useFormat();
  const field = (key: string, width: number) => ({ key, width });
  return [
    {
      key: 'name',
      title: t('knowledge.field.name'),
      always: true,
      sortable: true,
      render: (node) => <NodeName node={node} view={view} hasIntroduction />,
      textOf: ({ name }) => name,
    },
    {
      ...field('introduction', 200),
      title: t('knowledge.field.introduction'),
      // Beside the name already, as far as there is room.
      hidden: true,
      render: ({ introduction }) => introduction || format.count(null),
      textOf: ({ introduction }) => introduction,
    },
    {
      ...field('size', 80),
      title: t('knowledge.field.size'),
      align: 'right',
      sortable: true,
      render: ({ sizeBytes }) => <span className="num">{format.bytes(sizeBytes)}</span>,
    },
    {
      ...field('owner', 112),
      title: t('knowledge.field.owner'),
      render: ({ owner }) => <Person name={owner.name} />,
      textOf: ({ owner }) => owner.name,
    },
    {
      ...field('permission', 148),
      title: t('knowledge.field.permission'),
      render: (node) => <AccessBadge node={node} />,
    },
    {
      ...field('updated', 144),
      title: t('knowledge.field.updated'),
      sortable: true,
      render: ({ updatedAt }) => <span className="num">{format.dateTime(updatedAt)}</span>,
    },
    {
      ...field('views', 88),
      title: t('knowledge.field.views'),
      align: 'right',
      sortable: true,
      render: ({ views }) => <span className="num">{format.count(views)}</span>,
    },
    {
      ...field('text', 96),
      title: t('knowledge.field.text'),
      help: t('knowledge.textHelp'),
      render: (node) => <TextState node={node} />,
    },
    {
      ...field('tags', 140),
      title: t('knowledge.field.tags'),
      hidden: true,
      render: ({ tags }) => format.list(tags) || format.count(null),
      textOf: ({ tags }) => format.list(tags),
    },
    {
      ...field('review', 108),
      title: t('knowledge.field.reviewOn'),
      hidden: true,
      render: ({ reviewOn }) => <span className="num">{format.day(reviewOn)}</span>,
    },
    { ...field('acts', 84), title: t('ui.actions'), always: true, render: endOf },
  ];
}
