-- An order is found by its number in the ERP as well. Whoever writes the number or the text, the number stays in it.
CREATE FUNCTION keep_number_in_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erp_sales_order_id IS NOT NULL AND position(lower(NEW.erp_sales_order_id) IN NEW.search_text) = 0 THEN
    NEW.search_text := NEW.search_text || E'\n' || lower(NEW.erp_sales_order_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_number BEFORE INSERT OR UPDATE OF erp_sales_order_id, search_text ON orders
FOR EACH ROW EXECUTE FUNCTION keep_number_in_search_text();
--> statement-breakpoint
-- The orders that have a number already; nobody is told, for nothing of them has changed.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE orders DISABLE TRIGGER orders_tell_change;
--> statement-breakpoint
UPDATE orders SET search_text = search_text WHERE erp_sales_order_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER orders_tell_change;
--> statement-breakpoint
ALTER TABLE orders FORCE ROW LEVEL SECURITY;
