import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReadBackSays } from '@/lib/conversation/read-back-says';
import type { QuestionChoice } from '@/lib/orders/question';
import { createdAt, id, moment, orderIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

/** What a customer was asked about their order, and what they answered. */
export const customerQuestions = pgTable(
  'customer_questions',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    /** Null where the whole order was read back. */
    lineId: uuid('line_id'),
    /** The message that asked. */
    notificationId: uuid('notification_id').notNull(),
    /** The customer's words for the goods, as they stood when it was asked; empty of a whole order. */
    phrase: text('phrase').notNull(),
    words: text('words').notNull(),
    /** By their number in the question; none of a whole order. */
    choices: jsonb('choices').$type<QuestionChoice[]>().notNull(),
    /** The phrase shall mean for this customer what they answer, once a clerk takes it. */
    teaches: boolean('teaches').notNull().default(false),
    /** Null for what the service asked by itself. */
    askedBy: text('asked_by'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answer: text('answer'),
    /** What the answer to a read-back comes to. */
    says: text('says').$type<ReadBackSays>(),
    answerMessageId: uuid('answer_message_id'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('customer_questions_by_order').on(t.tenantId, t.orderId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
