import { LIMIT } from '@rondo/domain/limit';
import { CUSTOM_KINDS, CUSTOM_LIMIT } from '@rondo/domain/shop-custom';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { done, id, line, requestId, rev, text } from './kit/shapes.ts';

/** What a store says in one field: as text, a number as digits, a day `YYYY-MM-DD`, a choice by its id. */
export const customValue = z.object({ fieldId: id, value: text(CUSTOM_LIMIT.text) });

/** `<field>:<value>`; of numbers and days a range `from..to`. */
export const customFilter = text(CUSTOM_LIMIT.text * 2).regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:/i);

const choice = z.object({ id, name: line(CUSTOM_LIMIT.choice) });

/** A field that a company gives its stores. */
const shopField = z.object({
  id,
  name: z.string(),
  /** Empty: the same as the name. */
  nameEn: z.string(),
  kind: z.enum(CUSTOM_KINDS),
  choices: z.array(z.object({ id, name: z.string() })),
  rev: z.number().int(),
});
export type ShopField = z.output<typeof shopField>;

const fields = {
  name: line(CUSTOM_LIMIT.name),
  nameEn: text(CUSTOM_LIMIT.name).default(''),
  /** Of kind `choice`: at least one. One that is left out goes from the stores that had it. */
  choices: z.array(choice).max(CUSTOM_LIMIT.choices).default([]),
};

const manage = anyOf('x_company_setting');

export const shopFieldApi = {
  list: endpoint({
    method: 'GET',
    path: '/shop/field/list',
    needs: signedIn,
    summary: 'The fields that the company gives its stores, in their order, and whether the reader may change them.',
    input: z.object({}),
    output: z.object({ list: z.array(shopField), can: z.object({ manage: z.boolean() }) }),
  }),
  used: endpoint({
    method: 'GET',
    path: '/shop/field/used',
    needs: manage,
    summary: 'How many stores say something in a field.',
    input: z.object({ id }),
    output: z.object({ shops: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/shop/field/create',
    needs: manage,
    summary: 'Add a field to the stores of the company, at most 20.',
    input: z.object({ ...fields, kind: z.enum(CUSTOM_KINDS), requestId }),
    output: z.object({ id }),
    errors: ['SHOP_FIELD_TAKEN', 'SHOP_FIELDS_FULL'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/shop/field/update',
    needs: manage,
    summary: 'Rename a field or change its choices; what kind it is stays.',
    input: z.object({ ...fields, id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'SHOP_FIELD_TAKEN'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/shop/field/order',
    needs: manage,
    summary: 'Put the fields into another order: all of them.',
    input: z.object({ ids: z.array(id).max(LIMIT.shop.customFields) }),
    output: done,
    errors: ['STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shop/field/delete',
    needs: manage,
    summary: 'Delete a field: what stores say in it is shown no more.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
