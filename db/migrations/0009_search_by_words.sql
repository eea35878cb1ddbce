-- Products and customers are found by words in any order, each a part of one of their texts, however it is accented or
-- punctuated. What `letters_of` leaves of a text is what the columns `letters` keep of one.
CREATE FUNCTION letters_of(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(lower(normalize(given, NFKD)), '[\s\u0300-\u036f\u2010-\u201f!"()*:;?_\u0027\u0060\u00b4-]+', '', 'g');
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (letters_of(coalesce(name, '')) || ' ' || letters_of(coalesce(phone_number, '')) || ' ' || letters_of(coalesce(erp_customer_id, ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (letters_of(coalesce(name, '')) || ' ' || letters_of(coalesce(sku, '')) || ' ' || letters_of(coalesce(barcode, '')) || ' ' || letters_of(coalesce(category, ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX customers_search ON customers USING gin (tenant_id, search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (tenant_id, search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX product_aliases_search ON product_aliases USING gin (tenant_id, letters gin_trgm_ops);
--> statement-breakpoint
-- The longest word first: the index looks for that one, the others are compared with what it has found.
CREATE FUNCTION search_words(search text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word ORDER BY length(word) DESC, word), '{}')
  FROM (SELECT DISTINCT public.letters_of(part) AS word FROM regexp_split_to_table(search, '\s+') AS part) AS parts
  WHERE word <> ''
$$;
--> statement-breakpoint
-- As in 0002: under row-level security no trigram index is used, so these run as the schema's owner.
CREATE POLICY search_functions ON products FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE POLICY search_functions ON product_aliases FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE POLICY search_functions ON customers FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
-- Products with that word in a text of their own or in an alias; some of them twice.
CREATE FUNCTION products_with(word text) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT p.id FROM public.products p
  WHERE p.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND p.search_text LIKE public.like_pattern(word)
  UNION ALL
  SELECT a.product_id FROM public.product_aliases a
  WHERE a.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND a.letters LIKE public.like_pattern(word)
$$;
--> statement-breakpoint
CREATE FUNCTION customers_with(word text) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.id FROM public.customers c
  WHERE c.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    AND c.search_text LIKE public.like_pattern(word)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION products_with, customers_with FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION products_with, customers_with TO order_intake_app;
