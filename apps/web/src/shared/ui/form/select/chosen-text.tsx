import { useFormat } from '../../../format/use-format.tsx';
import type { Key, Option } from './option.ts';

interface Props {
  options: readonly Option[];
  value: readonly Key[];
  texts: readonly { text: string }[];
  isMulti: boolean;
  placeholder: string;
  /** Those of the chosen ones that stand in front of it. */
  tagCount: number;
}

/** What the button of a select says: what is chosen, or how many more than the tags show. */
export function ChosenText({ options, value, texts, isMulti, placeholder, tagCount }: Props) {
  const { list } = useFormat();
  const words = list(texts.map((one) => one.text));
  if (value.length === 0) return <span className="ellipsis select-placeholder">{placeholder}</span>;
  if (isMulti) {
    return (
      <>
        <span className="visually-hidden">{words}</span>
        {texts.length > tagCount && (
          <span className="select-rest num" aria-hidden="true" title={words}>
            +{texts.length - tagCount}
          </span>
        )}
      </>
    );
  }
  return (
    <span className="ellipsis" title={words}>
      {options.find((option) => option.value === value[0])?.label ?? words}
    </span>
  );
}
