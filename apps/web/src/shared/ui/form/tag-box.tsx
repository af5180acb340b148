import { Select } from 'antd';
import { AntdProvider } from '../antd-provider.tsx';

interface Props {
  id: string;
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  aria: Record<string, string | boolean>;
}

/** The control of a `TagField`: antd's. */
export default function TagBox({ id, label, value, onChange, aria }: Props) {
  return (
    <AntdProvider>
      <Select
        id={id}
        mode="tags"
        aria-label={label}
        open={false}
        suffixIcon={null}
        style={{ width: '100%' }}
        tokenSeparators={[',', '，', ';', '；']}
        value={[...value]}
        onChange={(tags: string[]) => onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])}
        {...aria}
      />
    </AntdProvider>
  );
}
