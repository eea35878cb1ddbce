ALTER TYPE "public"."inbound_outcome" ADD VALUE 'APPLIED';--> statement-breakpoint
-- One form for all ways in which a country's networks and the messaging platform write the same number (E.164 in, E.164
-- out). The twin of lib/customers/canonical-phone.ts; a test compares them row by row.
CREATE FUNCTION canonical_phone(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT AS $$
  SELECT coalesce((
    SELECT regexp_replace(phone, rule.spelling, rule.canonical)
    FROM (VALUES
      -- Mexico. faq.whatsapp.com/1294841057948784: a 1 after 52; IFT: 01, 044 and 045 are not dialled since 3 August 2019.
      ('^\+52(?:1|01|044|045)([0-9]{10})$', '+52\1'),
      -- Argentina. The same page of WhatsApp: a 9 after 54, and no 15, which is dialled inside the country after the area code.
      ('^\+549([0-9]{10})$', '+54\1'),
      ('^\+549?(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$', '+54\1\2\3\4\5\6'),
      -- Brazil. ANATEL, resolution 553 of 2010: a 9 in front of mobiles, done in every area by 2016; WhatsApp keeps older
      -- accounts without it. Mobiles of eight digits began with 6 to 9.
      ('^\+55([1-9][0-9])9([6-9][0-9]{7})$', '+55\1\2'),
      -- Ivory Coast. ARTCI, 31 January 2021: 01 for Moov, 05 for MTN, 07 for Orange in front of mobiles of eight digits.
      ('^\+225([04-7][0-3][0-9]{6})$', '+22501\1'),
      ('^\+225([04-9][4-6][0-9]{6})$', '+22505\1'),
      ('^\+225([04-9][7-9][0-9]{6})$', '+22507\1'),
      -- Benin. ARCEP, 30 November 2024: 01 in front of every number.
      ('^\+229([2-9][0-9]{7})$', '+22901\1'),
      -- Gabon. ARCEP, 15 November 2019: 06, 02 and 05 became 66, 62 and 65 from abroad, 04 and 07 became 74 and 77, 01 became 11.
      ('^\+2410?([256][0-9]{6})$', '+2416\1'),
      ('^\+2410?([47][0-9]{6})$', '+2417\1'),
      ('^\+2410?(1[0-9]{6})$', '+2411\1'),
      ('^\+2410([67][0-9]{7}|11[0-9]{6})$', '+241\1'),
      -- Cameroon. ART to the ITU, 21 November 2014: 6 in front of mobiles.
      ('^\+237([5-9][0-9]{7})$', '+2376\1'),
      -- Vietnam. Ministry of Information and Communications, 15 September 2018: the codes of mobiles with eleven digits.
      ('^\+84120([0-9]{7})$', '+8470\1'),
      ('^\+84121([0-9]{7})$', '+8479\1'),
      ('^\+84122([0-9]{7})$', '+8477\1'),
      ('^\+8412([68][0-9]{7})$', '+847\1'),
      ('^\+8412([345][0-9]{7})$', '+848\1'),
      ('^\+84127([0-9]{7})$', '+8481\1'),
      ('^\+84129([0-9]{7})$', '+8482\1'),
      ('^\+8416([2-9][0-9]{7})$', '+843\1'),
      ('^\+8418([68][0-9]{7})$', '+845\1'),
      ('^\+84199([0-9]{7})$', '+8459\1')
    ) AS rule(spelling, canonical)
    WHERE phone ~ rule.spelling
    LIMIT 1
  ), phone)
$$;
--> statement-breakpoint
CREATE TABLE "customer_identities" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"canonical" text GENERATED ALWAYS AS (case kind when 'PHONE' then canonical_phone(value) else value end) STORED NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"is_representative" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_identities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "customer_identities_once" UNIQUE("tenant_id","customer_id","kind","canonical")
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"survivor_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"parts" jsonb NOT NULL,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_by" uuid,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "customer_merges_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "erp_reachability" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"away_since" timestamp (3) with time zone,
	"probe_at" timestamp (3) with time zone,
	"failed_probes" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "line_proposals" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid,
	"inbound_message_id" uuid,
	"change" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "line_proposals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_attachments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"inbound_message_id" uuid,
	"kind" text NOT NULL,
	"media_id" text,
	"file_name" text,
	"content_type" text,
	"size_bytes" integer,
	"storage_key" text,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_attachments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_tasks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"inbound_message_id" uuid,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	CONSTRAINT "order_tasks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_phone";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_platform_user";--> statement-breakpoint
ALTER TABLE "inbound_messages" DROP CONSTRAINT "inbound_messages_dedupe";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "to_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "verification" text DEFAULT 'VERIFIED' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD COLUMN "platform_message_id" text;--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD COLUMN "about_message_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "to_user_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "item_code" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "stated_price" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_items" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deleted_by_customer_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_choices" uuid[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erp_doubt" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erp_doubt_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erp_posted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erp_absent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_tenant_id_survivor_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","survivor_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_tenant_id_merged_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","merged_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_reachability" ADD CONSTRAINT "erp_reachability_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_proposals" ADD CONSTRAINT "line_proposals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_proposals" ADD CONSTRAINT "line_proposals_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attachments" ADD CONSTRAINT "order_attachments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attachments" ADD CONSTRAINT "order_attachments_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tasks" ADD CONSTRAINT "order_tasks_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_identities_one_owner" ON "customer_identities" USING btree ("tenant_id","kind","canonical") WHERE not is_representative;--> statement-breakpoint
CREATE INDEX "customer_identities_by_canonical" ON "customer_identities" USING btree ("tenant_id","kind","canonical");--> statement-breakpoint
CREATE INDEX "customer_merges_by_survivor" ON "customer_merges" USING btree ("tenant_id","survivor_id","merged_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "line_proposals_by_order" ON "line_proposals" USING btree ("tenant_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_attachments_by_order" ON "order_attachments" USING btree ("tenant_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_tasks_by_order" ON "order_tasks" USING btree ("tenant_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customers" USING btree ("tenant_id","phone_number");--> statement-breakpoint
CREATE INDEX "inbound_messages_by_platform_id" ON "inbound_messages" USING btree ("tenant_id","platform_message_id");--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD CONSTRAINT "inbound_messages_once" UNIQUE NULLS NOT DISTINCT("phone_number_id","dedupe_key");
--> statement-breakpoint
-- From here on by hand: see 0001 for the roles. The numbers and ids that customers have already; where two meet in one
-- form the older customer keeps it, and the other is for a clerk to merge.
ALTER TABLE customers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO customer_identities (tenant_id, customer_id, kind, value, created_at)
SELECT tenant_id, id, 'PHONE', phone_number, created_at FROM customers WHERE phone_number IS NOT NULL
UNION ALL
SELECT tenant_id, id, 'USER_ID', platform_user_id, created_at FROM customers WHERE platform_user_id IS NOT NULL
ORDER BY 5
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- An order is found by every number of its customer, as it is written and in its one form. Whoever writes the text, the
-- numbers stay in it, as that of the ERP does.
CREATE OR REPLACE FUNCTION keep_number_in_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erp_sales_order_id IS NOT NULL AND position(lower(NEW.erp_sales_order_id) IN NEW.search_text) = 0 THEN
    NEW.search_text := NEW.search_text || E'\n' || lower(NEW.erp_sales_order_id);
  END IF;
  NEW.search_text := NEW.search_text || coalesce((
    SELECT string_agg(E'\n' || phone, '' ORDER BY phone)
    FROM (
      SELECT value AS phone FROM customer_identities
      WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.customer_id AND kind = 'PHONE'
      UNION
      SELECT canonical FROM customer_identities
      WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.customer_id AND kind = 'PHONE'
    ) AS phones
    WHERE position(phone IN NEW.search_text) = 0
  ), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The orders there are, where the one form is another than what is written; nobody is told, for nothing of them has changed.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE orders DISABLE TRIGGER orders_tell_change;
--> statement-breakpoint
UPDATE orders SET search_text = orders.search_text FROM customers
WHERE customers.tenant_id = orders.tenant_id AND customers.id = orders.customer_id
  AND canonical_phone(customers.phone_number) <> customers.phone_number;
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER orders_tell_change;
--> statement-breakpoint
ALTER TABLE orders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As in 0002, for a search that may be written in several ways: one expression, whose alternatives the trigram index knows.
CREATE FUNCTION orders_matching(pattern text, wanted order_status, page_limit integer, page_offset integer)
RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.id FROM public.orders o
  WHERE o.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND o.search_text ~ pattern
    AND (wanted IS NULL OR o.status = wanted)
  ORDER BY o.created_at DESC, o.id DESC
  LIMIT page_limit OFFSET page_offset
$$;
--> statement-breakpoint
CREATE FUNCTION count_orders_matching(pattern text, wanted order_status, at_most integer)
RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) FROM (
    SELECT 1 FROM public.orders o
    WHERE o.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      AND o.search_text ~ pattern
      AND (wanted IS NULL OR o.status = wanted)
    LIMIT at_most
  ) AS found
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION orders_matching, count_orders_matching FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION orders_matching, count_orders_matching TO order_intake_app;
--> statement-breakpoint
-- Customers are found by all their numbers and ids, too; see 0009.
CREATE INDEX customer_identities_search ON customer_identities USING gin (tenant_id, (value || ' ' || canonical) gin_trgm_ops);
--> statement-breakpoint
CREATE POLICY search_functions ON customer_identities FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION customers_with(word text) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.id FROM public.customers c
  WHERE c.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND c.search_text LIKE public.like_pattern(word)
  UNION ALL
  SELECT i.customer_id FROM public.customer_identities i
  WHERE i.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND i.value || ' ' || i.canonical LIKE public.like_pattern(word)
$$;
--> statement-breakpoint
-- Whoever writes a customer's main number or id, it is among the identities. One that was there already becomes the main
-- one beside the old; any other takes the old one's place, with its label.
CREATE FUNCTION keep_main_identity(customer customers, of_kind text, was text, becomes text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was_canonical text := CASE of_kind WHEN 'PHONE' THEN canonical_phone(was) ELSE was END;
  becomes_canonical text := CASE of_kind WHEN 'PHONE' THEN canonical_phone(becomes) ELSE becomes END;
BEGIN
  IF was IS NOT DISTINCT FROM becomes THEN RETURN; END IF;
  IF becomes IS NULL THEN
    DELETE FROM customer_identities
    WHERE tenant_id = customer.tenant_id AND customer_id = customer.id AND kind = of_kind AND canonical = was_canonical;
    RETURN;
  END IF;
  UPDATE customer_identities SET value = becomes
  WHERE tenant_id = customer.tenant_id AND customer_id = customer.id AND kind = of_kind AND canonical = becomes_canonical;
  IF FOUND THEN RETURN; END IF;
  UPDATE customer_identities SET value = becomes
  WHERE tenant_id = customer.tenant_id AND customer_id = customer.id AND kind = of_kind AND canonical = was_canonical;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO customer_identities (tenant_id, customer_id, kind, value)
  VALUES (customer.tenant_id, customer.id, of_kind, becomes);
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_main_identities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM keep_main_identity(NEW, 'PHONE', NULL, NEW.phone_number);
    PERFORM keep_main_identity(NEW, 'USER_ID', NULL, NEW.platform_user_id);
  ELSE
    PERFORM keep_main_identity(NEW, 'PHONE', OLD.phone_number, NEW.phone_number);
    PERFORM keep_main_identity(NEW, 'USER_ID', OLD.platform_user_id, NEW.platform_user_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_keep_identities AFTER INSERT OR UPDATE OF phone_number, platform_user_id ON customers
FOR EACH ROW EXECUTE FUNCTION keep_main_identities();
--> statement-breakpoint
SELECT protect_tenant_table(name::regclass) FROM unnest(ARRAY[
  'customer_identities', 'customer_merges', 'order_attachments', 'order_tasks', 'line_proposals', 'erp_reachability'
]) AS name;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON customer_merges, order_attachments, order_tasks, line_proposals, erp_reachability TO order_intake_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_identities TO order_intake_app;
