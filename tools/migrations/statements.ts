/** A statement of a migration, in one line without comments, with the comment that stands directly above it. */
export interface Statement {
  text: string;
  comment: string;
}

/** The statements of a file; a body between `$$` belongs to its statement. */
export function statementsIn(sql: string): Statement[] {
  const found: Statement[] = [];
  let text = '';
  let comment = '';
  let isBody = false;
  for (const line of sql.split('\n')) {
    const [code = '', said] = splitComment(line);
    // Only what stands above a statement is about all of it.
    if (said !== undefined && text.trim() === '') comment += ` ${said.trim()}`;
    for (const part of code.split(/(\$\$|;)/)) {
      if (part === '$$') isBody = !isBody;
      if (part !== ';' || isBody) text += part;
      else {
        found.push({ text: text.replace(/\s+/g, ' ').trim(), comment: comment.trim() });
        [text, comment] = ['', ''];
      }
    }
    text += '\n';
    if (line.trim() === '' && text.trim() === '') comment = '';
  }
  return found.filter((one) => one.text !== '');
}

function splitComment(line: string): [string, string | undefined] {
  const at = line.indexOf('--');
  return at < 0 ? [line, undefined] : [line.slice(0, at), line.slice(at + 2)];
}

/** The parts of a list between brackets, cut at the commas of its first level: columns and constraints of a table. */
export function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
