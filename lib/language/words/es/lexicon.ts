import type { Lexicon } from '../../lexicon';
import { spanishGoods } from './goods';

/**
 * Spanish (Latin America and Spain), as written in orders. Written by us from common usage.
 * One list, however long: a translator finds the whole language in one file.
 */
export const spanish: Lexicon = {
  language: 'es',
  numbers: `1: uno, un, una
2: dos
3: tres
4: cuatro
5: cinco
6: seis
7: siete
8: ocho
9: nueve
10: diez
11: once
12: doce
13: trece
14: catorce
15: quince
16: dieciseis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
25: veinticinco
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
70: setenta
80: ochenta
90: noventa
200: doscientos, doscientas
300: trescientos, trescientas
400: cuatrocientos, cuatrocientas
500: quinientos, quinientas
600: seiscientos
700: setecientos
800: ochocientos
900: novecientos`,
  multipliers: `100: cien, ciento
1000: mil`,
  dozens: `12: docena, docenas`,
  fractions: `0.5: medio, media, mitad
0.25: cuarto, cuartos
0.333: tercio, tercios
0.125: octavo, octavos`,
  articles: '',
  units: `case: caja, cajas, cj, cjs
box: cajita, cajitas
tray: bandeja, bandejas
crate: jaba, jabas, cajon, cajones
bale: fardo, fardos, bulto, bultos
pack: paquete, paquetes, paq, pqte
bag: bolsa, bolsas, costal, costales
sack: saco, sacos
bottle: botella, botellas, bot
can: lata, latas
jar: frasco, frascos, tarro, tarros
bucket: cubo, cubos, balde, baldes, cubeta, cubetas
drum: tambor, tambores, bidon, bidones
bundle: atado, atados
sheet: lamina, laminas, plancha, planchas, hoja, hojas
piece: pieza, piezas, pza, pzas, pz, pzs
unit: unidad, unidades, uds, ud, und, unds
pallet: tarima, tarimas, palet, palets
roll: rollo, rollos
length: tramo, tramos, barra, barras
tube: tubo, tubos
pair: par, pares
loaf: barra, barras`,
  measures: `minute: minuto, minutos
year: ano, anos
kg: kilo, kilos, kilogramo, kilogramos
g: gramo, gramos
l: litro, litros
m: metro, metros
in: pulgada, pulgadas, pulg, pulgs
ft: pie, pies
lb: libra, libras
oz: onza, onzas
gal: galon, galones
way: via, vias`,
  and: 'y, e, mas, tambien, ademas',
  filler: `esos, esas, ellos, ellas, asi, conque, mire, mira, miren, habla, hablo, soy, pues, aqui, dios, bendiga, bendice, nomas, ocupo, ocupamos, llego, llegaron, era, eran, sean, son, oiga, oye, hola, buenos, buenas, buen, dias, dia, tardes, noches, saludos, estimado, estimados, senor, senora, amigo, favor, por, porfa, porfavor, porfis, gracias, muchas, quiero, queremos, quisiera, quisieramos, necesito, necesitamos, necesitaria, me, nos, te, le, les, manda, mande, mandame, mandeme, mandar, envia, envie, enviame, enviar, enviarme, traer, trae, traeme, dame, deme, ponme, pon, ponga, pedir, pedido, pido, ordenar, orden, encargo, comprar, para, con, sin, de, del, la, el, los, las, lo, un, una, unos, unas, en, al, a, que, si, ya, hoy, manana, ayer, semana, lunes, urgente, cada, es, son, esta, este, estos, estas, mi, su, sus, nuestro, tienda, entregar, entrega, cuenta, siguiente, siguientes, lista, cliente, cantidad, antes, despues, tambien, solo, nada, todo, favor, bien, vale, ok, agregue, agreguen, agregame, anada, anadan, incluya, incluyan, sume, sumen`,
  dates: `enero, febrero, marzo, abril, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, lunes, martes, miercoles, jueves, viernes, sabado, domingo`,
  streets: 'calle, avenida, av, carrera, cra, camino, plaza, paseo',
  ordinals: `1: primero, primera
2: segundo, segunda
3: tercero, tercera, tercer
4: cuarto, cuarta
-1: ultimo, ultima`,
  classes: {
    relative: `mas, menos, agrega, agregue, anade, anada, suma, sume, adicional, adicionales, otro, otra, otros, otras`,
    tellsBeside: `habia, hubo, cobraron, facturaron, cobro, facturo, acrediten, acredite, acreditar, abonen, abone`,
    opensComplaint: `recibi, recibimos, vinieron, mandaron, enviaron, trajeron, dejaron, entregaron, chofer, repartidor, camion, conductor, cobraron, facturaron, cobro, facturo`,
    soldOut: `agotado, agotada, agotados, agotadas`,
    branches: `sucursal`,
    ordering: `pedido, pedidos, orden, pido, pedimos`,
    turns: `semana, mes, vez, entrega, pedido, factura, carga, lote, tanda`,
    timed: `fideos, avena, arroz, sopa, epoxi, pegamento, adhesivo, mortero`,
    pairs: `sal vinagre, queso cebolla, crema cebolla, fruta nuez, pasa nuez, ron pasa, miel mostaza, miel avena, limon lima, limon pimienta, ajo hierba, tomate albahaca, tomate cebolla, pollo champinon, macarron queso, galleta crema, dulce picante, macho hembra`,
    struck: `no aprobado, no aprobada, no aprobados, no aprobadas, rechazado, rechazada, cancelado, cancelada, cancelados, canceladas, anulado, anulada, anulados, anuladas, eliminado, eliminada, ya no se necesita, ya no, no se necesita, no hace falta, no hacen falta, no enviar, no mandar, no pedir, no mandes, no necesitamos`,
    strikes: `cancelar, cancela, anular, anula, eliminar, quitar, quita, quitado, quitada, retirado, retirada, suprimido, suprimida, esta vez no, esta semana no`,
    naught: `nada, ninguno, ninguna, cero, ver abajo`,
    ofAll: `todo, todos, todas`,
    bonus: `gratis, extra`,
    crews: `cuadrilla, grupo, familia, equipo`,
    newborns: `niño, niña, bebé`,
    newly: `nuevos, nuevas, mas`,
    enrolled: `bebes, niños, niñas, alumnos, alumnas, huespedes, pacientes, residentes`,
    owes: `debo, debemos`,
    grounds: `cancha`,
    reserving: `salvo, excepto, menos`,
    stating: `contrario, otra cosa, indicado, indique, diga, marcado, anotado`,
    closings: `gracias, saludos, atentamente`,
    whichOnes: `cuales, cual`,
    games: `ganamos, perdimos, gano, perdio, empatamos`,
    counted: `familias, hogares, propiedades, inquilinos, tiendas, sucursales, locales, banos, oficinas, mensajes, llamadas, almuerzos, cenas, desayunos, personas, invitados, visitas, hermanas, hermanos, hijos, hijas, ninos, trabajadores, casas, minutos, semanas, cosas, adultos, jovenes, nietos, vecinos`,
    hosting: `comida, almuerzo, cena, desayuno, banquete, boda, fiesta, evento, reunion`,
    slots: `horario de entrega, horario, ventana de entrega, entrega entre, entregas entre`,
    presents: `soy, habla, es`,
    speaksFor: `de, del`,
    numberedPlaces: `departamentos, apartamentos, habitaciones, cuartos, edificios, casas, salones, lotes`,
    works: `obra, proyecto, reforma, materiales`,
    schoolYears: `grado, grados`,
    addressLabels: `direccion, dir, domicilio, ubicacion`,
    takes: `entregar, entregue, entreguen, entrega, llevar, lleven`,
    toPlace: `en, a, al`,
    purpose: `para`,
    keptAt: `en`,
    mishaps: `perdi, perdimos, perdio, rompi, rompio, rompimos`,
    charged: `facturados, facturadas, cobrados, cobradas`,
    takenIn: `recibidos, recibidas, entregados`,
    weighs: `pesa, bajar`,
    hadOnce: `tuve, tuvimos, tuvo, hubo`,
    premises: `tienda, clinica, escuela, colegio, iglesia, restaurante, bodega, panaderia, farmacia, mercado, oficina, cocina`,
    sections: `bloque, pabellon, sala, piso, ala`,
    openOrShut: `abierto, abierta, cerrado, cerrada, en casa`,
    outages: `sin luz, sin energia`,
    fevers: `fiebre`,
    subjects: `yo, ella, nosotros, ellos, ellas, usted, ustedes`,
    relatives: `que`,
    parcel: `paquete, canasta, caja, bolsa, familia, cuarto, casa, mesa, persona, nino, kit`,
    persons: `mi, nosotros, el, ella, ellos`,
    crosses: `por`,
    agrees: `si`,
    hails: `bueno, buenas, buenos, buen, mire, mira, miren, oiga, oye, hola, habla, hablo, pues, claro, soy`,
    passesOn: `reenviado, reenvio, reenviando, mando, mandaron, escribio, pide, pidio, de parte`,
    ownSide: `de mi parte, por mi parte, de nuestra parte, de mi lado, para mi, para nosotros`,
    approves: `todo eso, todo esto, todo lo de arriba, toda la lista, de acuerdo, conforme, esta bien, todo bien, aprobado, aprobada, adelante, acepto, aceptado, confirmo, confirmado, lo de abajo`,
    greetings: `hola, buenas, buenos dias, gracias`,
    corrects: `debe ser, deben ser, pasa a ser, pasan a ser, que sea, que sean`,
    wholes: `total, cuenta, factura, recibo, precio, precios, costo, pago, deposito, entrega, chofer, camion, direccion, iva`,
    nows: `ahora`,
    makes: `haz, haga, hagan, pon, ponga`,
    only: `solo, solamente`,
    declines: `nel`,
    noes: `no`,
    rest: `resto, otros, otras, demas, todo`,
    strays: `equivocado, equivocada`,
    regrets: `perdon, espera, disculpa, disculpe, ups, es`,
    dear: `caro, cara, caros, caras`,
    refuses: `no, sin, nada, excepto, menos, salvo, quita, cancela, caro, cara`,
    both: `ambos, ambas`,
    being: `es, son`,
    inExchange: `por, con`,
    forbids: `no, nunca`,
    from: `de`,
    to: `a, para`,
    respectively: `respectivamente`,
    point: `punto, coma`,
    joinsTens: `y`,
    clock: `hasta`,
    whens: `cuando, hasta, antes, despues`,
    repeating: `mismo, misma, siempre, igual, repetimos, repito`,
    quoting: `cotizar, cotizarme, cotizarnos, cotizas, cotizan, cotizacion`,
    pricing: `cuesta, cuestan, costaria, vale, precio, precios`,
    past: `paso, donde, llego, llegaron`,
    ordered: `pedi, pedido, puse, puesto, agregue, anote, anotado, queria, pedir, comprar`,
    former: `pedia, pediamos, compraba, comprabamos, llevaba, llevabamos, tomaba, tomabamos, originalmente, inicialmente, iba, ibamos`,
    planned: `piden, pide, pidio, pidieron, queria, queriamos, pensaba, pensabamos`,
    reasons: `tengo, tenemos, encontre, encontramos, presta, prestan, presto, todavia, aun, suficiente, aplazo, pospuso, caro, cara, caros, caras, presupuesto`,
    insteadOf: `lugar, vez`,
    thens: `entonces`,
    quantityLabels: `cantidad, cant`,
    numberSigns: `n`,
    leadsQuantity: `son, sean, solo, debe, ser, favor, siguen, igual`,
    soldAlone: `barra, barras`,
    suffices: `suficiente, bastante, suficientes, bien, sobra, sobran`,
    noneLeft: `nada, ninguno, ninguna, cero`,
    parLevels: `minimo, maximo, ideal`,
    small: `pequeno, pequena, pequenos, pequenas, chico, chica, chicos, chicas`,
    large: `gran, grande, grandes`,
    betweenCueAndNumber: `y, pero, solo, favor, porfa, otros, otras, ahora, unos, unas`,
    likewise: `tambien, igualmente`,
    saying: `dice, dijo, dicen, pidio, conto, aviso`,
    rowLabels: `numero, linea, renglon, numeros, lineas, renglones, punto, puntos, pregunta, preguntas`,
    amending: `cambio, cambios, correccion, correcciones, actualizacion, nota, pd`,
    sundries: `otro, otros, otras, varios, varias, extras, misc`,
    departments: `fruta, frutas, verdura, verduras, hortalizas, hierbas, lacteos, abarrotes, carne, carnes, aves, mariscos, congelados, panaderia, carniceria, bebidas, especias, limpieza`,
    oneThing: `cosa, producto`,
    beforeRow: `con, solo, excepto, menos, sin`,
    fullness: `lleno, llena, llenos, llenas, entero, entera, enteros, enteras, abierto, abierta, medio, media`,
    talk: `parte, lado, albanil, albaniles, plomero, electricista, pintor, carpintero, maestro, color, colores, marca, marcas, abrazo, abrazos, amiga, amigo, ano, aproximadamente, barato, bendiga, boda, bodega, calle, camion, caro
casa, cliente, clientes, cocina, compadre, dia, dias, dinero, dios, edificio, entrada, entre, entrega
entregar, escuela, factura, favor, fiesta, gente, gracias, hija, hijo, hora, horas, iglesia, jefe, lote
menos, mes, minutos, ninos, nunca, obra, pagar, pago, piso, precio, primero, puerta, queda, quedan
quedo, saludo, saludos, segundo, senor, senora, siempre, tenemos, tengo, tercero, tienda, tiene, tienes
todavia, ultimo, urgente`,
    belows: `abajo, siguiente, lista, reenviado, reenvio, adjunto, adjunta`,
    lists: `lista, listas, pedido, pedidos, orden`,
    excepting: `excepto, menos, sin, salvo`,
    came: `llego, llegaron`,
    cameWhen: `ayer, hoy, ya, pasado, lunes, martes, miercoles, jueves, viernes, sabado, domingo`,
    laters: `luego, despues, primavera, verano, otono, invierno, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre`,
    nexts: `proximo, proxima, otra`,
    owners: `propio, propia, propios, propias, nuestro, nuestra`,
    offered: `ofreciste, ofrecio, ofrecieron, cotizaste, cotizo, cotizaron, mencionaste`,
    puts: `deja, deje, dejen, dejalo, dejala, dejalos, dejalas, dejelo, dejela, dejelos, dejelas, dejenlo, dejenla, dejenlos, dejenlas`,
    atPlace: `afuera, detras, junto, con`,
    ontoPlace: `en, sobre, bajo`,
    notPlaces: `proximo, proxima, siguiente, lista`,
    waits: `aguanta, aguanten, guarda, guarden`,
    untils: `hasta`,
    wishes: `quiere, quieren, prefiere, prefieren, necesita, necesitan, queremos, quiero`,
    were: `estaba, estaban, venia, venian, salio, salieron`,
    tellers: `entrego, dejo, trajo, mando, bajo, descargo`,
    refunds: `dinero, credito, reembolso, devolucion, devolver`,
    givesBack: `devuelvo, devolvemos, devolviendo, regresando, recojan, devuelvan, devuelva, regresamos, regresar`,
    again: `manda, mande, manden, mandar, mandenlos, mandelos, mandalos, mandenlo, mandenlas, reponer, repongan, reponganlos, reenvien, reenviar, reenvie, cambiar, cambien, cambienlos, envien, envie, enviar, envienlos, envielos, envienlo, envienlas, enviarlos, mandarlos, enviarmelos, mandarmelos, reponerlos`,
    soon: `en, con, manana, hoy, urgente, pronto, porfa, por, de, lo, cuanto`,
    lacking: `faltante, faltantes, pendiente, pendientes, falta, faltan`,
    doors: `apartamento, departamento, piso, casa, habitacion, edificio, sala`,
    opensNames: `buen, buenos, buenas, dias, amigo, tienda, siguiente, bien`,
    sames: `mismo, misma, mismos, mismas`,
    respects: `tamano, marca, color, tipo, medida, largo, sabor, peso`,
    naming: `talla, tipo, numero, tamano, calibre, cedula`,
    settled: `ok, vale, bueno, listo, total`,
    roominess: `espacio, lugar, sitio`,
    stores: `bodega, estante, estantes, almacen, deposito, tienda, congelador, refri, nevera, cochera, garaje, sotano, patio, anaquel, camioneta, obra, taller, despensa, alacena, cuarto, cama, mostrador, puerta, mesa, cocina, casa, oficina, rincon, esquina, ventana, cajon, piso, banco`,
    within: `en, sobre, debajo, bajo, detras, junto, dentro`,
    excess: `demasiados, demasiadas, demasiado`,
    sums: `son, sea, total, entonces, serian, quedan`,
    hence: `entonces, que, eso, tanto, conque`,
    perPlace: `por, cada`,
    contrast: `pero`,
    likens: `en, de, con, para`,
    consumes: `vendemos, vendo, usamos, gastamos, consumimos`,
    underway: `salido, cargado, cargaron, empacado, empaquetado, despachado, enviado, facturado, partido, cerrado, sale, salio`,
    notYet: `ha, han, hayan, haya, no, aun, todavia`,
    missing: `no, sin, agotado, agotada, falta, ninguno, tampoco`,
    holding: `hay, tienes, tienen, tiene, tenga, tengan, hubiera, llego, llegaron`,
    asking: `hay, tienen, tienes, cuanto, cuando, que, donde, cual`,
    those: `esos, esas, ellos, ellas, estos, estas`,
    replaces: `mal, espera, espere, esperen, pensandolo, mejor, digo, quise, cambia, cambie, cambien, reemplaza, reemplace, sustituye, sustituya`,
    swaps: `cambia, cambie, cambien, reemplaza, reemplace, sustituye, sustituya`,
    denies: `no`,
    links: `de, del`,
    suches: `tal, tales`,
    because: `porque, pues`,
    definite: `el, la, los, las`,
    breaks: `gracias, favor, bueno, adios, asi, conque`,
    unless: `salvo`,
    pointing: `eso, esos, lo, los, esa, ese`,
  },
  accented: 'sí',
  keptAccents: 'té',
  cues: {
    consequence: `entonces, manda, mande, mandame, mandeme, manden, deme, dame, ponme, ponga, pon, haz, haga, hagan`,
    condition: `si, en caso, por si`,
    exclude: `excepto, menos el/la/los/las?, sin el/la/los/las, no, tengo/tenemos suficiente/bastante/mucho/mucha/muchos/muchas/suficientes`,
    wait: `no envie/envien/mande/manden/despache/despachen lo/la/los/las? todavia/aun, no lo/la/los/las envie/envien/mande/manden/despache/despachen? todavia/aun, espere/esperen/espera mi/nuestra confirmacion, hasta que confirme/confirmemos/yo confirme`,
    quote: `cotizame/coticeme/cotizarme, cotizacion de/para/por, una cotizacion de/para/por`,
    askAll: `solo cotizacion/precios/cotizar, no es pedido, antes de pedir`,
    unordered: `que no/nunca lo/la/los/las? pedimos/pedi/ordenamos/ordene/encargamos/encargue/solicitamos/habiamos pedido?, que nadie pidio/ordeno/encargo, no pedido/pedidos/pedida/pedidas/solicitado/solicitados/solicitada/solicitadas, que no es/son nuestro/nuestra/nuestros/nuestras/mio/mia/mios/mias/de nosotros?`,
    arrived: `llego/llegaron/vino/vinieron todo/todos/toda/todas? bien/completo/completos/completa/completas/perfecto/perfectos/correcto/correctos, estaban todos/todas/completos/completas/bien/perfectos, esos/esas/eso/ya/ellos? ya? llego/llegaron/entregaron el?`,
    complain: `habia/hubo, recibi/recibimos el/la/los/las?, nos/me? vinieron/mandaron/enviaron/trajeron/dejaron/entregaron nos/me? el/la/los/las?, cobraron, facturaron, acrediten/acredite/acreditar/abonen/abone el/la/los/las?, el? chofer/repartidor/camion/conductor me/nos? dejo/trajo/bajo/descargo/entrego nos?, en la/su/mi/nuestra factura/nota/remision/guia cobraron/facturaron/cobro/facturo/vienen/venian/aparecen/pusieron, hacer/haga/hagan/quiero/queremos/necesito/necesitamos/favor/den/dar una/la/un/el? nota? de? credito/reembolso/devolucion, nota de credito, llego/llegaron/vino/vinieron/estaba/estaban abierto/abiertos/abierta/abiertas/mojado/mojados/mojada/mojadas/aplastado/aplastados/aplastada/aplastadas/podrido/podridos/podrida/podridas/golpeado/golpeados/quebrado/quebrados/quebrada/quebradas, me/nos cobraron/facturaron/cobro/facturo de? mas? el/la/los/las?, llego/llegaron/vino/vinieron/estaba/estaban mal/roto/rotos/rota/rotas/vencido/vencidos/vencida/vencidas/danado/danados/danada/danadas/equivocado/equivocados/equivocada/equivocadas, danada, danadas, devuelvo/devolvemos/devuelvan/devuelva/devolver/devolviendo/regresamos/regresar/regresando/recojan el/la/los/las?, credito/reembolso/devolucion de/por el/la/los/las?, roto, rotos, vencido, vencidos, danado, danados, recibido, devolver, factura`,
    cancel: `ya? cancele/cancelamos/pospusimos/aplazamos el/la/los/las, en vez/lugar de/del el/la/los/las?, mejor/ya sin el/la/los/las?, aguanta, aguanten, guarda, guarden, cancela/cancelar/cancele/cancelen/quita/quitar/quite/quiten/olvida/olvide/elimina/elimine/borra/borre/saca/saque el/la/los/las/lo/de?, ya? no me/nos/lo? mandes/manden/mande/quiero/queremos/ocupo/ocupamos/envies/envie/envien/necesito/necesitamos/traigas/traigan/traiga/pongas/pongan/ponga mas?`,
    cancelAll: `ignora/ignore/ignoren/olvida/olvide/olviden/borra/borre/descarta/descarte lo que el/ella/ellos/ellas? escribio/escribieron/mando/mandaron/pidio/pidieron/dijo/dijeron/puso/pusieron abajo/arriba?, no hagas/haga/hagan caso a/de/al lo? que? el/ella/ellos/ellas? escribio/escribieron/mando/mandaron/pidio/pidieron/dijo/dijeron/pedido/lista abajo/arriba?, ignora/ignore/ignoren/olvida/olvide su/la/el lista/pedido/mensaje de? abajo/arriba?, ignora/ignore/ignoren/olvida/olvide/olviden/cancela/cancele/cancelen/borra/borre/borren/descarta/descarte/anula/anule/quita/quite todo lo? de? anterior/arriba/antes/dicho?, ignora/ignore/ignoren/olvida/olvide/olviden/cancela/cancele/cancelen/borra/borre/descarta/descarte/anula/anule todo? lo de? anterior/arriba, cancela/cancele/cancelen/cancelar/anula/anule todo? el/mi/la/este/lista pedido/orden/lista/mensaje completo/completa/entero/entera?, empecemos/empiezo/empezamos/empezar de nuevo/cero`,
    settle: `es/son/sera/seran suficiente/suficientes/bastante/bastantes, basta/bastan, alcanza/alcanzan`,
    cancelBefore: `por ahora no, ahora no, hoy no, deja/deje/dejen eso, dejalo, dejala, dejalos, dejalas, dejelo, dejela, dejelos, dejelas, dejenlo, dejenla, dejenlos, dejenlas, no la/lo/las/los comen/toman/beben/usan/quieren, no les gusta/gustan, nadie la/lo/las/los compra/toma/bebe/come/quiere/usa, cuesta/cuestan/sale/salen muy/demasiado caro/cara/caros/caras?, eso? esta/estan/es/son muy/demasiado caro/cara/caros/caras, perdon/disculpa/ups? chat/grupo/proveedor/contacto/persona equivocado/equivocada, esta semana/vez no, no esta semana/vez, puede/pueden esperar, cancela/cancele/quita/quite/elimina/olvida eso/lo/la/los, olvidalo, quitalo, quitala, cancelalo, no lo mandes, ya no, mejor no, ya tenemos, cancelado, cancelada`,
    correct: `puede/pueden/puedes/podria bajar/subir a/hasta, conte/contamos/medi/medimos/lei/leimos/escribi/puse/dije/calcule/anote mal, pensandolo bien/mejor, es? broma/bromeo solo/solamente/que sean?, no mejor/solo/solamente/nomas/que sean?, no pon/ponme/ponga/pongame/haz, cambia/cambie/cambien/reemplaza/reemplace/sustituye/sustituya el/la/los/las, perdon, mejor, digo, corrijo, correccion, no espera, espera, que sean, cambia/cambie/cambialo/cambialos/cambielo/cambielos a, perdon son, en realidad, en vez, quise decir, mejor dicho, no perdon, debe/deben ser, pasa/pasan a ser?, tiene/tienen que ser, sube/subele/baja/bajale a, me equivoque, que sea`,
    each: `de cada uno/una? por/en/para cada? @parcel, cada uno, de cada uno, de? cada uno/una de los/las siguientes, de los/las siguientes, cada una, de cada una, de cada sabor/tipo/clase/color/variedad/tamano, de cada, c/u, cu, cada`,
    holds: `tenemos/tengo/tiene/tienen aun/todavia/ya, aun/todavia/ya tenemos/tengo/tiene/tienen/hay, aun/todavia nos/me? queda/quedan`,
    have: `tengo, tenemos, hay, quedan, en stock, existencia`,
    need: `ocupo, ocupamos, necesito, pedir, falta, faltan, necesitamos`,
    lack: `si/cuando ese/esa/eso/esos/esas/este/esta? se/ya? acaba/acabo/acabaron/acaban/termina/termino/agota/agoto, si no hay, si no tienes, si no tienen, si no, de lo contrario, en su defecto, si falta`,
    substitute: `o`,
    ask: `que paso con el/la/los/las/mi/mis, donde esta/estan/quedo/quedaron el/la/los/las/mi/mis, antes pedia/pediamos/compraba/comprabamos/llevaba/llevabamos/tomaba/tomabamos, cotizar/cotizarme/cotizarnos/cotizas/cotizan, cotizacion de/por/para, siempre/siguen/sigue/viven me/nos? piden/pide/pidiendo/preguntan/preguntando por?, piden/preguntan siempre/seguido/mucho por?, tienes/tienen/hay existencia/existencias/stock de, iba/ibamos a pedir/comprar/ordenar/llevar/encargar/decir/poner/escribir el/la/los/las?, llego/llegaron el/la/los/las/mi/mis, originalmente/inicialmente queria/pedi/tenia?, tienes, tienen, hay, cuanto cuesta, cuanto vale, precio de, cuanto cuestan/costaria/costarian/sale/salen, a como`,
    add: `si es/son/fuera/fueran/seria tan amable/amables/gentil, si no le/te/les es/fuera mucha? molestia/molesta/importa, si es? posible, si me hace/haces/hacen el favor, casi? me/nos/se olvide/olvido/olvidaba/olvidaron/olvidamos de? pedir/decir/poner/anadir/agregar? el/la/los/las?, se me/nos olvido/olvidaba/olvidaron/olvidaban de? pedir/decir/poner/anadir/agregar? el/la/los/las?, y yo/nosotros? pedi/pedimos, si quiero/queremos/necesito/necesitamos, no se? olvides/olviden/olvide/olvidar de? el/la/los/las?, agrega, agregar, anade, pero, suma, manda, agregue/agreguen/anada/anadan/incluya/incluyan/sume/sumen, que mas, algo mas, nada mas`,
    same: `igual/mismo que arriba/eso pero?, igual pero?, lo? mismo/misma/igual/idem pero en/con/de?, lo? mismo/misma/igual en/con, idem`,
    repeat: `lo mismo de siempre, lo mismo, lo de siempre, igual que la semana pasada, lo mismo que la semana pasada, el mismo pedido`,
    again: `como la semana pasada, que la semana pasada, como siempre, de siempre, como la ultima vez, de la semana pasada`,
    cite: `yo? dije/dijimos, repito, donde escribi/puse/dije/dice/pone, escribi`,
    double: `duplica/duplique/duplicar/dobla el/la/los/las/de?, doble el/la/los/las/de`,
    triple: `triplica/triplique el/la/los/las?`,
    exchange: `cambia/cambie/invierta/invierte las cantidades, al reves`,
  },
  goods: spanishGoods,
};
