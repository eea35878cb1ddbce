/**
 * Classes of Spanish words, a phrase a line; `word-classes.ts` tells what each is for. One list, however
 * long: it is gone through from the top.
 */
export const classes = {
  beforeDays: `
del
el
entre
entre el`,
  betweenDays: `
al
hasta
o
y`,
  relative: `
adicional
adicionales
agrega
agregue
anada
anade
mas
menos
otra
otras
otro
otros
suma
sume`,
  tellsBeside: `
abone
abonen
acreditar
acredite
acrediten
cobraron
cobro
facturaron
facturo
habia
hubo`,
  opensComplaint: `
camion
chofer
cobraron
cobro
conductor
dejaron
entregaron
enviaron
facturaron
facturo
mandaron
recibi
recibimos
repartidor
trajeron
vinieron`,
  soldOut: `
agotada
agotadas
agotado
agotados`,
  branches: `
sucursal`,
  ordering: `
orden
pedido
pedidos
pedimos
pido`,
  turns: `
carga
entrega
factura
lote
mes
pedido
semana
tanda
vez`,
  timed: `
adhesivo
arroz
avena
epoxi
fideos
mortero
pegamento
sopa`,
  pairs: `
ajo hierba
crema cebolla
dulce picante
fruta nuez
galleta crema
limon lima
limon pimienta
macarron queso
macho hembra
miel avena
miel mostaza
pasa nuez
pollo champinon
queso cebolla
ron pasa
sal vinagre
tomate albahaca
tomate cebolla`,
  struck: `
anulada
anuladas
anulado
anulados
cancelada
canceladas
cancelado
cancelados
eliminada
eliminado
no aprobada
no aprobadas
no aprobado
no aprobados
no enviar
no hace falta
no hacen falta
no mandar
no mandes
no necesitamos
no pedir
no se necesita
rechazada
rechazado
ya no
ya no se necesita`,
  strikes: `
anula
anular
cancela
cancelar
eliminar
esta semana no
esta vez no
quita
quitada
quitado
quitar
retirada
retirado
suprimida
suprimido`,
  naught: `
cero
nada
ninguna
ninguno
ver abajo`,
  ofAll: `
todas
todo
todos`,
  bonus: `
extra
gratis`,
  crews: `
cuadrilla
equipo
familia
grupo`,
  newborns: `
bebé
niña
niño`,
  newly: `
mas
nuevas
nuevos`,
  enrolled: `
alumnas
alumnos
bebes
huespedes
niñas
niños
pacientes
residentes`,
  owes: `
debemos
debo`,
  grounds: `
cancha`,
  reserving: `
excepto
menos
salvo`,
  stating: `
anotado
contrario
diga
indicado
indique
marcado
otra cosa`,
  closings: `
atentamente
gracias
saludos`,
  whichOnes: `
cual
cuales`,
  games: `
empatamos
ganamos
gano
perdimos
perdio`,
  counted: `
adultos
almuerzos
banos
casas
cenas
cosas
desayunos
familias
hermanas
hermanos
hijas
hijos
hogares
inquilinos
invitados
jovenes
llamadas
locales
mensajes
minutos
nietos
ninos
oficinas
personas
propiedades
semanas
sucursales
tiendas
trabajadores
vecinos
visitas`,
  hosting: `
almuerzo
banquete
boda
cena
comida
desayuno
evento
fiesta
reunion`,
  slots: `
entrega entre
entregas entre
horario
horario de entrega
ventana de entrega`,
  presents: `
es
habla
soy`,
  speaksFor: `
de
del`,
  numberedPlaces: `
apartamentos
casas
cuartos
departamentos
edificios
habitaciones
lotes
salones`,
  works: `
materiales
obra
proyecto
reforma`,
  schoolYears: `
grado
grados`,
  addressLabels: `
dir
direccion
domicilio
ubicacion`,
  takes: `
entrega
entregar
entregue
entreguen
llevar
lleven`,
  toPlace: `
a
al
en`,
  purpose: `
para`,
  keptAt: `
en`,
  mishaps: `
perdi
perdimos
perdio
rompi
rompimos
rompio`,
  charged: `
cobradas
cobrados
facturadas
facturados`,
  takenIn: `
entregados
recibidas
recibidos`,
  weighs: `
bajar
pesa`,
  hadOnce: `
hubo
tuve
tuvimos
tuvo`,
  premises: `
bodega
clinica
cocina
colegio
escuela
farmacia
iglesia
mercado
oficina
panaderia
restaurante
tienda`,
  sections: `
ala
bloque
pabellon
piso
sala`,
  openOrShut: `
abierta
abierto
cerrada
cerrado
en casa`,
  outages: `
sin energia
sin luz`,
  fevers: `
fiebre`,
  subjects: `
ella
ellas
ellos
nosotros
usted
ustedes
yo`,
  relatives: `
que`,
  parcel: `
bolsa
caja
canasta
casa
cuarto
familia
kit
mesa
nino
paquete
persona`,
  persons: `
el
ella
ellos
mi
nosotros`,
  crosses: `
por`,
  agrees: `
si`,
  hails: `
buen
buenas
bueno
buenos
claro
habla
hablo
hola
mira
mire
miren
oiga
oye
pues
soy`,
  wrote: `
escribio`,
  passesOn: `
de parte
escribio
mandaron
mando
pide
pidio
reenviado
reenviando
reenvio`,
  ownSide: `
de mi lado
de mi parte
de nuestra parte
para mi
para nosotros
por mi parte`,
  approves: `
aceptado
acepto
adelante
aprobada
aprobado
confirmado
confirmo
conforme
de acuerdo
esta bien
lo de abajo
toda la lista
todo bien
todo eso
todo esto
todo lo de arriba`,
  greetings: `
buenas
buenos dias
gracias
hola`,
  corrects: `
debe ser
deben ser
pasa a ser
pasan a ser
que sea
que sean`,
  wholes: `
camion
chofer
costo
cuenta
deposito
direccion
entrega
factura
iva
pago
precio
precios
recibo
total`,
  nows: `
ahora`,
  makes: `
haga
hagan
haz
pon
ponga`,
  only: `
solamente
solo`,
  declines: `
nel`,
  noes: `
no`,
  rest: `
demas
otras
otros
resto
todo`,
  strays: `
equivocada
equivocado`,
  regrets: `
disculpa
disculpe
es
espera
perdon
ups`,
  dear: `
cara
caras
caro
caros`,
  refuses: `
cancela
cara
caro
excepto
menos
nada
no
quita
salvo
sin`,
  both: `
ambas
ambos`,
  being: `
es
son`,
  inExchange: `
con
por`,
  forbids: `
no
nunca`,
  from: `
de`,
  to: `
a
para`,
  respectively: `
respectivamente`,
  point: `
coma
punto`,
  joinsTens: `
y`,
  clock: `
hasta`,
  whens: `
antes
cuando
despues
hasta`,
  habitual: `
acostumbrado
habitual
pasada
pasado
siempre`,
  repeating: `
igual
misma
mismo
repetimos
repito
siempre`,
  quoting: `
cotizacion
cotizan
cotizar
cotizarme
cotizarnos
cotizas`,
  pricing: `
costaria
cuesta
cuestan
precio
precios
vale`,
  past: `
donde
llegaron
llego
paso`,
  ordered: `
agregue
anotado
anote
comprar
pedi
pedido
pedir
puesto
puse
queria`,
  former: `
compraba
comprabamos
iba
ibamos
inicialmente
llevaba
llevabamos
originalmente
pedia
pediamos
tomaba
tomabamos`,
  planned: `
pensaba
pensabamos
pide
piden
pidieron
pidio
queria
queriamos`,
  reasons: `
aplazo
aun
cara
caras
caro
caros
encontramos
encontre
pospuso
presta
prestan
presto
presupuesto
suficiente
tenemos
tengo
todavia`,
  insteadOf: `
lugar
vez`,
  thens: `
entonces`,
  quantityLabels: `
cant
cantidad`,
  numberSigns: `
n`,
  leadsQuantity: `
debe
favor
igual
sean
ser
siguen
solo
son`,
  soldAlone: `
barra
barras`,
  suffices: `
bastante
bien
sobra
sobran
suficiente
suficientes`,
  noneLeft: `
cero
nada
ninguna
ninguno`,
  parLevels: `
ideal
maximo
minimo`,
  small: `
chica
chicas
chico
chicos
pequena
pequenas
pequeno
pequenos`,
  large: `
gran
grande
grandes`,
  betweenCueAndNumber: `
ahora
favor
otras
otros
pero
porfa
solo
unas
unos
y`,
  likewise: `
igualmente
tambien`,
  saying: `
aviso
conto
dice
dicen
dijo
pidio`,
  rowLabels: `
linea
lineas
numero
numeros
pregunta
preguntas
punto
puntos
renglon
renglones`,
  amending: `
actualizacion
cambio
cambios
correccion
correcciones
nota
pd`,
  sundries: `
extras
misc
otras
otro
otros
varias
varios`,
  departments: `
abarrotes
aves
bebidas
carne
carnes
carniceria
congelados
especias
fruta
frutas
hierbas
hortalizas
lacteos
limpieza
mariscos
panaderia
verdura
verduras`,
  oneThing: `
cosa
producto`,
  beforeRow: `
con
excepto
menos
sin
solo`,
  fullness: `
abierta
abierto
entera
enteras
entero
enteros
llena
llenas
lleno
llenos
media
medio`,
  talk: `
abrazo
abrazos
albanil
albaniles
amiga
amigo
ano
aproximadamente
barato
bendiga
boda
bodega
calle
camion
caro
carpintero
casa
cliente
clientes
cocina
color
colores
compadre
dia
dias
dinero
dios
edificio
electricista
entrada
entre
entrega
entregar
escuela
factura
favor
fiesta
gente
gracias
hija
hijo
hora
horas
iglesia
jefe
lado
lote
maestro
marca
marcas
menos
mes
minutos
ninos
nunca
obra
pagar
pago
parte
pintor
piso
plomero
precio
primero
puerta
queda
quedan
quedo
saludo
saludos
segundo
senor
senora
siempre
tenemos
tengo
tercero
tienda
tiene
tienes
todavia
ultimo
urgente`,
  belows: `
abajo
adjunta
adjunto
lista
reenviado
reenvio
siguiente`,
  lists: `
lista
listas
orden
pedido
pedidos`,
  excepting: `
excepto
menos
salvo
sin`,
  came: `
llegaron
llego`,
  cameWhen: `
ayer
domingo
hoy
jueves
lunes
martes
miercoles
pasado
sabado
viernes
ya`,
  laters: `
abril
agosto
despues
diciembre
enero
febrero
invierno
julio
junio
luego
marzo
mayo
noviembre
octubre
otono
primavera
septiembre
verano`,
  nexts: `
otra
proxima
proximo`,
  owners: `
nuestra
nuestro
propia
propias
propio
propios`,
  offered: `
cotizaron
cotizaste
cotizo
mencionaste
ofrecieron
ofrecio
ofreciste`,
  puts: `
deja
dejala
dejalas
dejalo
dejalos
deje
dejela
dejelas
dejelo
dejelos
dejen
dejenla
dejenlas
dejenlo
dejenlos`,
  atPlace: `
afuera
con
detras
junto`,
  ontoPlace: `
bajo
en
sobre`,
  notPlaces: `
lista
proxima
proximo
siguiente`,
  waits: `
aguanta
aguanten
guarda
guarden`,
  untils: `
hasta`,
  wishes: `
necesita
necesitan
prefiere
prefieren
queremos
quiere
quieren
quiero`,
  were: `
estaba
estaban
salieron
salio
venia
venian`,
  tellers: `
bajo
dejo
descargo
entrego
mando
trajo`,
  refunds: `
credito
devolucion
devolver
dinero
reembolso`,
  givesBack: `
devolvemos
devolviendo
devuelva
devuelvan
devuelvo
recojan
regresamos
regresando
regresar`,
  again: `
cambiar
cambien
cambienlos
enviar
enviarlos
enviarmelos
envie
envielos
envien
envienlas
envienlo
envienlos
manda
mandalos
mandar
mandarlos
mandarmelos
mande
mandelos
manden
mandenlas
mandenlo
mandenlos
reenviar
reenvie
reenvien
reponer
reponerlos
repongan
reponganlos`,
  soon: `
con
cuanto
de
en
hoy
lo
manana
por
porfa
pronto
urgente`,
  lacking: `
falta
faltan
faltante
faltantes
pendiente
pendientes`,
  doors: `
apartamento
casa
departamento
edificio
habitacion
piso
sala`,
  opensNames: `
amigo
bien
buen
buenas
buenos
dias
siguiente
tienda`,
  sames: `
misma
mismas
mismo
mismos`,
  respects: `
color
largo
marca
medida
peso
sabor
tamano
tipo`,
  naming: `
calibre
cedula
numero
talla
tamano
tipo`,
  settled: `
bueno
listo
ok
total
vale`,
  roominess: `
espacio
lugar
sitio`,
  stores: `
alacena
almacen
anaquel
banco
bodega
cajon
cama
camioneta
casa
cochera
cocina
congelador
cuarto
deposito
despensa
esquina
estante
estantes
garaje
mesa
mostrador
nevera
obra
oficina
patio
piso
puerta
refri
rincon
sotano
taller
tienda
ventana`,
  within: `
bajo
debajo
dentro
detras
en
junto
sobre`,
  excess: `
demasiadas
demasiado
demasiados`,
  sums: `
entonces
quedan
sea
serian
son
total`,
  hence: `
conque
entonces
eso
que
tanto`,
  perPlace: `
cada
por`,
  contrast: `
pero`,
  likens: `
con
de
en
para`,
  consumes: `
consumimos
gastamos
usamos
vendemos
vendo`,
  underway: `
cargado
cargaron
cerrado
despachado
empacado
empaquetado
enviado
facturado
partido
sale
salido
salio`,
  notYet: `
aun
ha
han
haya
hayan
no
todavia`,
  missing: `
agotada
agotado
falta
ninguno
no
sin
tampoco`,
  holding: `
hay
hubiera
llegaron
llego
tenga
tengan
tiene
tienen
tienes`,
  asking: `
cual
cuando
cuanto
donde
hay
que
tienen
tienes`,
  those: `
ellas
ellos
esas
esos
estas
estos`,
  replaces: `
cambia
cambie
cambien
digo
espera
espere
esperen
mal
mejor
pensandolo
quise
reemplace
reemplaza
sustituya
sustituye`,
  swaps: `
cambia
cambie
cambien
reemplace
reemplaza
sustituya
sustituye`,
  denies: `
no`,
  links: `
de
del`,
  suches: `
tal
tales`,
  because: `
porque
pues`,
  definite: `
el
la
las
los`,
  breaks: `
adios
asi
bueno
conque
favor
gracias`,
  unless: `
salvo`,
  pointing: `
esa
ese
eso
esos
lo
los`,
  rises: `
aumenta
aumentar
aumente
aumenten
suba
suban
sube
subir`,
  falls: `
baja
bajar
baje
bajen
disminuir
disminuya
disminuye
reduce
reducir
reduzca
reduzcan`,
  byMuch: `
en`,
  iOrdered: `
compramos
compre
encargamos
encargue
ordene
pedi
pedimos`,
  longAgo: `
anteayer
ayer
pasada
pasado`,
  singles: `
sueltas
sueltos`,
  dittos: `
idem`,
  customary: `
diario
habitual
mensual
semanal`,
  latest: `
anterior
pasada
pasado
ultima
ultimo`,
  occasions: `
mes
pedido
semana
vez`,
  arrangements: `
cuenta
dia
direccion
hora
lugar
precio
sitio`,
  weeks: `
semana`,
  months: `
mes`,
};
