/** A varint of protobuf. */
function varint(value: number): Buffer {
  const bytes = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
};
const FLOAT = 1;
const tensorType = (shape: readonly number[]): Buffer =>
  bytes(2, bytes(1, number(1, FLOAT), bytes(2, ...shape.map((size) => bytes(1, number(1, size))))));

/**
 * An ONNX file of the form of YOLOX: takes a picture of a size and answers, whatever it shows, the rows that it was made with (ModelProto of
 * onnx.proto3).
 */
export function madeYolox(side: number, rows: readonly (readonly number[])[]): Buffer {
  const values = rows[0]?.length ?? 0;
  const dims = [1, rows.length, values];
  const data = Buffer.from(new Float32Array(rows.flat()).buffer);
  const boxes = bytes(5, ...dims.map((size) => number(1, size)), number(2, FLOAT), bytes(8, 'boxes'), bytes(9, data));
  const node = bytes(1, bytes(1, 'boxes'), bytes(2, 'output'), bytes(4, 'Identity'));
  const input = bytes(11, bytes(1, 'images'), tensorType([1, 3, side, side]));
  const output = bytes(12, bytes(1, 'output'), tensorType(dims));
  const graph = bytes(7, node, bytes(2, 'made'), boxes, input, output);
  return Buffer.concat([number(1, 8), bytes(8, number(2, 13)), graph]);
}
