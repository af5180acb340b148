import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import type { Key } from './option.ts';

interface Props {
  label: string;
  tags: readonly { value: Key; text: string }[];
  /** Without it they can only be read. */
  onRemove: ((values: readonly Key[]) => void) | undefined;
}

/** What is chosen, in a row: arrow keys move along, Delete or the cross takes one out. */
export function ChosenTags({ label, tags, onRemove }: Props) {
  return (
    <TagGroup
      aria-label={label}
      className="select-tags"
      {...(onRemove ? { onRemove: (keys) => onRemove([...keys]) } : {})}
    >
      <TagList className="select-tag-list" items={tags}>
        {({ value, text }) => (
          <Tag id={value} textValue={text} className="select-tag">
            <span className="ellipsis" title={text}>
              {text}
            </span>
            {onRemove && (
              <Button slot="remove" className="select-tag-remove">
                <X size={12} strokeWidth={2} aria-hidden />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
