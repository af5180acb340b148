import type { KnowledgeNode } from '@rondo/contract/knowledge-shapes';
import { KNOWLEDGE_KINDS } from '@rondo/domain/knowledge';
import { KNOWLEDGE_FORMATS } from '@rondo/domain/knowledge/file-type';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

interface Props extends FiltersProps<FilterName> {
  /** Their tags are those to choose from. */
  nodes: readonly KnowledgeNode[];
  /** Looks below a folder only. */
  isBelow: boolean;
}

/** Search and chips over the list. */
export function NodeFilters({ q, filters, onSet, right, nodes, isBelow }: Props) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  const tags = [...new Set([...filters.tag, ...nodes.flatMap((node) => node.tags)])].sort();
  return (
    <FilterBar
      search={{
        label: t(isBelow ? 'knowledge.searchHere' : 'knowledge.search'),
        value: q,
        onChange: (text) => onSet({ q: text }),
      }}
      right={right}
    >
      <FilterChip
        {...chip('kind')}
        multi
        options={KNOWLEDGE_KINDS.map((value) => ({ value, label: t(`knowledge.kind.${value}`) }))}
      />
      <FilterChip
        {...chip('format')}
        multi
        options={KNOWLEDGE_FORMATS.map((value) => ({ value, label: t(`knowledge.format.${value}`) }))}
      />
      <SearchChip kind="member" {...chip('ownerId')} />
      {tags.length > 0 && (
        <FilterChip {...chip('tag')} multi options={tags.map((value) => ({ value, label: value }))} />
      )}
      <FilterChip {...chip('isReviewDue')} options={[{ value: 'true', label: t('ui.yes') }]} />
    </FilterBar>
  );
}
