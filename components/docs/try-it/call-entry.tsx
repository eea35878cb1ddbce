import { Field } from '@/components/ui/field';
import { Input, Select } from '@/components/ui/input';
import type { Entry } from '@/lib/api/reference-shapes';

interface CallEntryProps {
  entry: Entry;
  value: string;
  fault: string | undefined;
  onText: (text: string) => void;
  onFile: (file: File | undefined) => void;
}

/** One value of a call. What is left blank is not sent. */
export function CallEntry({ entry, value, fault, onText, onFile }: CallEntryProps) {
  const { name, required, options, example, isFile } = entry;
  return (
    <Field label={required ? `${name} (required)` : name} error={fault}>
      {(wiring) => {
        if (isFile)
          return <Input {...wiring} type="file" onChange={(event) => onFile(event.target.files?.[0])} />;
        if (options.length > 0)
          return (
            <Select {...wiring} value={value} onChange={(event) => onText(event.target.value)}>
              <option value="">–</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          );
        return (
          <Input
            {...wiring}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            placeholder={example}
            value={value}
            onChange={(event) => onText(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
